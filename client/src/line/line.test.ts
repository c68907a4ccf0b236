import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Line, type Listener, type LineState, type Socket } from './line.ts'
import type { Message } from '../wire.ts'

/** A world by hand: sockets that we open and cut, and time that goes when we say so. */
function world() {
  const sockets: (Socket & { sent: { id: string; type: string }[]; closed: boolean })[] = []
  const timers: { wait: number; call: () => void }[] = []
  const states: LineState['is'][] = []
  const told: Message[] = []
  const clock = { now: 0 }
  const listener: Listener = { told: (message) => void told.push(message), changed: (state) => void states.push(state.is) }
  const line = new Line(
    {
      open() {
        const socket = {
          sent: [] as { id: string; type: string }[],
          closed: false,
          onopen: null, onmessage: null, onclose: null,
          send(text: string) { this.sent.push(JSON.parse(text)) },
          close() { this.closed = true },
        }
        sockets.push(socket)
        return socket
      },
      now: () => clock.now,
      random: () => 0.5,
      later(wait, call) {
        const timer = { wait, call }
        timers.push(timer)
        return () => timers.splice(timers.indexOf(timer), 1)
      },
    },
    listener,
  )
  const last = () => sockets.at(-1)!
  return {
    line, sockets, timers, states, told, clock, last,
    say: (message: object) => last().onmessage?.({ data: JSON.stringify(message) }),
    cut: (code = 1006) => last().onclose?.({ code }),
    pass: () => timers.shift()?.call(),
    hello() { this.say({ type: 'hello', server: '1', now: 0 }) },
  }
}

test('an act is answered', async () => {
  const it = world()
  it.hello()
  const answer = it.line.act({ type: 'start' })
  it.say({ type: 'done', id: it.last().sent[0]?.id })
  assert.deepEqual(await answer, { done: true })
})

test('a no carries its code', async () => {
  const it = world()
  it.hello()
  const answer = it.line.act({ type: 'start' })
  it.say({ type: 'refused', id: it.last().sent[0]?.id, code: 'too_few', field: '' })
  assert.deepEqual(await answer, { done: false, code: 'too_few', field: '' })
})

test('what was not answered before a cut is asked again, under the same id', async () => {
  const it = world()
  it.hello()
  const answer = it.line.act({ type: 'start' })
  it.cut(1012)
  const during = it.line.act({ type: 'close' })
  it.pass()
  it.hello()
  assert.deepEqual(it.last().sent.map((act) => act.type), ['start', 'close'])
  assert.equal(it.last().sent[0]?.id, it.sockets[0]?.sent[0]?.id)
  for (const { id } of it.last().sent) it.say({ type: 'done', id })
  assert.deepEqual([await answer, await during], [{ done: true }, { done: true }])
})

test('it waits longer from try to try, and never too long', () => {
  const it = world()
  const waits: number[] = []
  for (let n = 0; n < 9; n += 1) {
    it.cut()
    waits.push(it.timers[0]!.wait)
    it.pass()
  }
  assert.deepEqual(waits.slice(0, 4), [400, 800, 1600, 3200])
  assert.equal(waits.at(-1), 15_000)
})

test('it comes back at once when the network does', () => {
  const it = world()
  it.hello()
  it.cut()
  it.line.wake()
  assert.equal(it.sockets.length, 2)
  assert.equal(it.timers.length, 0)
})

test('a line silent for long is opened anew when somebody looks', () => {
  const it = world()
  it.hello()
  it.clock.now = 60_000
  it.line.wake()
  assert.equal(it.sockets[0]?.closed, true)
  assert.equal(it.sockets.length, 2)
})

test('a goodbye for good ends it, and answers what is open', async () => {
  const it = world()
  it.hello()
  const answer = it.line.act({ type: 'start' })
  it.say({ type: 'bye', why: 'left' })
  it.cut(4400)
  assert.equal((await answer).done, false)
  assert.deepEqual(it.states, ['live', 'ended'])
  assert.equal(it.timers.length, 0)
})

test('a closing server is waited for', () => {
  const it = world()
  it.hello()
  it.say({ type: 'bye', why: 'closing' })
  it.cut(1012)
  assert.equal(it.states.at(-1), 'cut')
  assert.equal(it.timers.length, 1)
})
