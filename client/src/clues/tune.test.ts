import assert from 'node:assert/strict'
import { test } from 'node:test'
import { frequency, lasts, LONGEST, PADS, TuneTaker } from './tune.ts'

test('a tune begins with its first note', () => {
  const taker = new TuneTaker()
  taker.press(3, 5000)
  taker.release(3, 5400)
  taker.press(5, 5500)
  taker.release(5, 6000)
  assert.deepEqual(taker.notes, [[3, 0, 400], [5, 500, 500]])
  assert.equal(lasts(taker.notes), 1000)
})

test('a key that repeats while it is held is one note', () => {
  const taker = new TuneTaker()
  for (const now of [0, 30, 60]) taker.press(1, now)
  taker.release(1, 300)
  assert.deepEqual(taker.notes, [[1, 0, 300]])
})

test('two notes may sound together, and stand in the order of their beginning', () => {
  const taker = new TuneTaker()
  taker.press(0, 0)
  taker.press(4, 100)
  taker.release(4, 200)
  taker.release(0, 900)
  assert.deepEqual(taker.notes.map(([pad]) => pad), [0, 4])
})

test('no tune is longer than may be sent', () => {
  const taker = new TuneTaker()
  taker.press(0, 0)
  taker.release(0, 100)
  taker.press(1, LONGEST - 500)
  taker.releaseAll(LONGEST + 5000)
  assert.ok(lasts(taker.notes) <= LONGEST)
  taker.press(2, LONGEST + 6000)
  taker.releaseAll(LONGEST + 7000)
  assert.equal(taker.notes.length, 2)
})

test('every pad sounds higher than the one before', () => {
  for (let pad = 1; pad < PADS; pad += 1) assert.ok(frequency(pad) > frequency(pad - 1))
})
