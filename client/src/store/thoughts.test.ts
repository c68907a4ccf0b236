import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messages as en } from '../messages/en.ts'
import { messages as es } from '../messages/es.ts'
import { messages as et } from '../messages/et.ts'
import { messages as fr } from '../messages/fr.ts'
import { messages as pt } from '../messages/pt.ts'
import type { Because, Musing, Why } from '../wire.ts'
import { bySeat, did, reason } from './thoughts.ts'

const BECAUSE: readonly Because[] = [
  'seen', 'felt', 'reminded', 'borrowed', 'joined', 'colours', 'whim', 'fits', 'least_bad', 'too_plain', 'deaf', 'blind', 'asked',
]
const why = (because: Because, given: Partial<Why> = {}): Why => ({ because, words: '', more: '', odds: null, ...given })

for (const [language, words] of Object.entries({ en, fr, es, pt, et })) {
  test(`${language} has a reason of its own for each that a mind may have`, () => {
    const said = BECAUSE.map((because) => reason(words, why(because, { words: 'dusk', more: 'dawn' })))
    assert.equal(new Set(said).size, BECAUSE.length)
    for (const each of said) assert.ok(each.length > 4, each)
    assert.match(reason(words, why('joined', { words: 'dusk', more: 'dawn' })), /dusk.*dawn/)
  })

  test(`${language} quotes no thought where there is none`, () => {
    for (const because of ['borrowed', 'fits', 'asked'] as const) assert.doesNotMatch(reason(words, why(because)), /[“”«»„]/)
  })

  test(`${language} says how many were hoped to find it`, () => {
    assert.match(reason(words, why('seen', { words: 'dusk', odds: 47 })), /dusk.*47/)
  })
}

test('a mind that guesses says so plainly', () => {
  assert.match(reason(en, why('blind')), /guessing blind/)
  assert.match(reason(en, why('deaf')), /guessing/)
  assert.match(reason(en, why('colours')), /only the colours/)
})

test('what each mind did is told mind by mind', () => {
  const musing = (seat: number, phase: Musing['phase']): Musing => ({ turn: 1, phase, seat, why: why('whim') })
  const told = bySeat([musing(2, 'telling'), musing(0, 'giving'), musing(3, 'giving'), musing(3, 'voting'), musing(0, 'voting')])
  assert.deepEqual(told.map(([seat, each]) => [seat, each.map(({ phase }) => did(en, phase))]), [
    [2, ['Told']], [0, ['Gave', 'Chose']], [3, ['Gave', 'Chose']],
  ])
})
