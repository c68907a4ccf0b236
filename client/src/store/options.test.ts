import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Options } from '../wire.ts'
import { departs, lengthOf } from './options.ts'

const options: Options = {
  end: null, counting: false, bonus_cap: null, exchange: false, amend: false, votes: null, clues: ['words'], story: false, allies: null,
}
const table = (change: Partial<Options>): Options => ({ ...options, ...change })

test('a full game is as long as the rulebook has it', () => {
  assert.deepEqual([3, 4, 5, 6].map((seats) => lengthOf(table({}), seats)?.turns), [13, 15, 11, 8])
  assert.equal(lengthOf(table({}), 4)?.minutes, 40)
})

test('a big table tells once round, and nobody knows when thirty points are reached', () => {
  assert.equal(lengthOf(table({}), 8)?.turns, 8)
  assert.equal(lengthOf(table({ end: { by: 'score', at: 30 } }), 4), null)
  assert.equal(lengthOf(table({ end: { by: 'turns', at: 5 } }), 4)?.turns, 5)
})

test('counting is the rulebook’s, a second hand is the house’s', () => {
  assert.equal(departs({ ...options, counting: true, clues: ['words', 'live'] }), false)
  assert.equal(departs({ ...options, exchange: true }), true)
})
