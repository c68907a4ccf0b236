import assert from 'node:assert/strict'
import { test } from 'node:test'
import { JOINTS, lasts, LONGEST, moved, nearest, poseAt, SceneTaker, STANDING, turned, type Pose } from './puppet.ts'

const waving: Pose = turned(STANDING, 'elbow_r', 90)

test('a joint turns alone, and no further than paper does', () => {
  const pose = turned(STANDING, 'head', 400)
  assert.equal(pose[4][JOINTS.indexOf('head')], 40)
  assert.equal(turned(STANDING, 'head', 170)[4][JOINTS.indexOf('head')], 60)
  assert.deepEqual(pose[4].filter((angle) => angle !== 0).length, 1)
})

test('the puppet stays on its stage', () => {
  assert.deepEqual(moved(STANDING, -300, 4000).slice(1, 3), [50, 950])
})

test('a turn is told the short way round', () => {
  assert.deepEqual([nearest(190), nearest(-190), nearest(540)], [-170, 170, -180])
})

test('a scene begins with its first movement and ends in time', () => {
  const taker = new SceneTaker()
  for (let now = 3000; now < 3000 + 2 * LONGEST; now += 16) taker.see(now % 200 < 100 ? STANDING : waving, now)
  assert.equal(taker.poses[0]?.[0], 0)
  assert.ok(lasts(taker.poses) <= LONGEST)
  assert.ok(taker.poses.length <= 101)
})

test('where nothing moves nothing is kept but its beginning and end', () => {
  const taker = new SceneTaker()
  for (let now = 0; now <= 2000; now += 100) taker.see(STANDING, now)
  assert.deepEqual(taker.done(waving, 2100).map((pose) => pose[0]), [0, 2000, 2100])
})

test('between two poses it glides', () => {
  const poses: Pose[] = [STANDING, [1000, 700, 640, 0, waving[4]]]
  const half = poseAt(poses, 500)
  assert.equal(half[1], 600)
  assert.equal(half[4][JOINTS.indexOf('elbow_r')], 45)
  assert.equal(poseAt(poses, 5000)[1], 700)
})
