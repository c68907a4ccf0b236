import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read, to } from './route.ts'

test('each address leads to its screen', () => {
  assert.deepEqual(read('/', ''), { at: 'landing' })
  assert.deepEqual(read('/t/abc', ''), { at: 'table', table: 'abc' })
  assert.deepEqual(read('/screen/abc', ''), { at: 'screen', table: 'abc' })
  assert.deepEqual(read('/j', '#s3cret'), { at: 'join', door: 's3cret' })
  assert.deepEqual(read('/d', '#s3cret'), { at: 'device', secret: 's3cret' })
  assert.deepEqual(read('/t/abc/more', ''), { at: 'nowhere' })
})

test('a secret stands in the fragment, which no browser sends', () => {
  for (const address of [to.join('s3cret'), to.device('s3cret')]) {
    assert.equal(new URL(address, 'http://localhost').pathname.includes('s3cret'), false)
  }
})
