import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fit } from './fit.ts'

const needs = { gap: 16, under: 30, strip: 90 }

test('in the hand one picture is seen at a time, and its neighbours beside it', () => {
  const phone = fit(6, { width: 390, height: 480 }, needs)
  assert.equal(phone.window, true)
  assert.ok(phone.card >= 250 && phone.card < 390 * 0.75)
})

test('on a table all are seen: six in a row, twelve in two', () => {
  assert.deepEqual([fit(6, { width: 1440, height: 420 }, needs).columns, fit(12, { width: 1440, height: 520 }, needs).columns], [6, 6])
  assert.equal(fit(6, { width: 820, height: 760 }, needs).columns, 3)
})

test('nothing is larger than its room, at any size', () => {
  for (const width of [288, 320, 390, 844, 1024, 1920, 3840])
    for (const height of [160, 300, 480, 900, 1700])
      for (const count of [3, 5, 6, 7, 12]) {
        const { card, columns, window } = fit(count, { width, height }, needs)
        const rows = window ? 1 : Math.ceil(count / columns)
        assert.ok(card * columns <= width, `${width}x${height} ${count}`)
        assert.ok(card * 1.5 * rows <= height || card === 1, `${width}x${height} ${count}`)
      }
})
