import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hops, LAP, spot, start } from './track.ts'

test('the path comes round every ten spaces', () => {
  assert.equal(spot(3).y, spot(13).y)
  assert.equal(spot(-2).y, spot(8).y)
  assert.equal(spot(3.5).x, 4)
})

test('all of the path is seen where there is room, else the window follows the pack', () => {
  assert.ok(start([0, 29], LAP + 3) < 0)
  const from = start([8, 9, 12], 11)
  assert.ok(from <= 7 && from + 11 > 13)
  assert.ok(start([0, 0, 0], 11) >= -2)
})

test('only who gains hops, once for each point, and all have arrived in time', () => {
  const gone = hops([8, 9, 14, 3], [10, 9, 17, 7])
  assert.deepEqual(gone.map((each) => each.seat), [0, 2, 3])
  assert.equal(gone[0]?.steps.filter((step) => step.lift > 0).length, 2)
  assert.deepEqual(gone[1]?.steps.at(-1), { at: 17, lift: 0 })
  assert.ok(Math.max(...gone.map((each) => each.after + each.lasts)) <= 2400)
  const all = hops(Array.from({ length: 12 }, () => 0), Array.from({ length: 12 }, () => 5))
  assert.ok(Math.max(...all.map((each) => each.after + each.lasts)) <= 2400)
})
