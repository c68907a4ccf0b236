import assert from 'node:assert/strict'
import { test } from 'node:test'
import { way } from './thread.ts'

const spool = { left: 500, top: 60, right: 530, bottom: 100 }
const clue = { left: 560, top: 200, right: 860, bottom: 280 }
const picture = { left: 720, top: 320, right: 930, bottom: 640 }

test('the thread ends at the corner of what is to be acted on, and as a bow at the middle of its edge', () => {
  assert.deepEqual(way(spool, clue, picture, false)?.end, [916, 332])
  assert.deepEqual(way(spool, clue, picture, true)?.end, [825, 324])
})

test('with nothing to act on it ends in the clue, and without a clue there is none', () => {
  assert.deepEqual(way(spool, clue, null, false)?.end, [584, 210])
  assert.equal(way(spool, null, null, false), null)
})

test('it is sewn in slices that follow each other', () => {
  const slices = way(spool, null, picture, false)?.slices ?? []
  assert.ok(slices.length > 5)
  const ends = slices.map((slice) => slice.slice(1).split('L'))
  ends.slice(1).forEach((points, n) => assert.equal(points[0], ends[n]?.at(-1)))
})

test('where much lies between the spool and the clue it keeps to the edge', () => {
  const below = { left: 20, top: 600, right: 370, bottom: 660 }
  const across = way({ left: 80, top: 60, right: 110, bottom: 100 }, below, null, false)?.slices.flatMap((slice) => slice.slice(1).split('L').map((point) => Number(point.split(' ')[0]))) ?? []
  assert.ok(across.filter((x) => x < 60).length > across.length / 3)
})
