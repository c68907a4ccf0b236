import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Game, Result } from '../wire.ts'
import { BEATS, before, finished, heard, NOTHING, reached } from './presenter.ts'

const result = (turn: number): Result => ({
  turn, storyteller: 0, clue: { kind: 'live', caption: '' }, row: [], owners: [], tokens: [], points: [3, 0, 4], reasons: [], stood_in: [],
})
const game = (turn: number, number = 1): Game =>
  ({ type: 'game', game: number, due: null, view: { turn, result: turn > 1 ? result(turn - 1) : null } }) as unknown as Game

test('what was revealed before we came is not told', () => {
  assert.equal(heard(NOTHING, game(4)).reveal, null)
})

test('a new result is told, and what comes meanwhile waits', () => {
  const told = heard(heard(NOTHING, game(1)), game(2))
  assert.equal(told.reveal?.turn, 1)
  assert.equal(heard(told, game(2)).reveal?.turn, 1)
  assert.equal(finished(told).reveal, null)
})

test('a turn that passed meanwhile is told next', () => {
  const late = heard(heard(heard(NOTHING, game(1)), game(2)), game(3))
  assert.equal(late.reveal?.turn, 1)
  assert.equal(finished(late).reveal?.turn, 2)
  assert.equal(finished(finished(late)).reveal, null)
})

test('another game begins without looking back', () => {
  const shown = heard(heard(NOTHING, game(1)), game(2))
  assert.equal(heard(shown, game(1, 2)).reveal, null)
})

test('the beats follow each other, within eight seconds', () => {
  assert.ok(reached('points', 'owners') && !reached('owners', 'points') && reached('told', 'hop'))
  assert.ok(BEATS.reduce((sum, beat) => sum + beat.lasts, 0) <= 8000)
})

test('rabbits hop from where they stood', () => {
  assert.deepEqual(before([5, 2, 9], result(1)), [2, 2, 5])
})
