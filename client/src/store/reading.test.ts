import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Result } from '../wire.ts'
import { tale } from './reading.ts'

const turns = (...texts: string[]) => texts.map((text) => ({ clue: { kind: 'words', text, lang: 'en' } }) as unknown as Result)

test('the clues of a story round read as one tale', () => {
  assert.equal(tale(turns('Once there was a lighthouse', 'so it lit itself every evening', 'One night a boat came')), 'Once there was a lighthouse, so it lit itself every evening. One night a boat came.')
})

test('what its tellers ended themselves is left as it is', () => {
  assert.equal(tale(turns('Who goes there?', 'Nobody…', 'õhtu tuli –', 'and stayed!')), 'Who goes there? Nobody… õhtu tuli – and stayed!')
})

test('a clue that nobody put into words leaves no gap', () => {
  assert.equal(tale(turns('It began', '', 'and it went on')), 'It began, and it went on.')
  assert.equal(tale([]), '')
})
