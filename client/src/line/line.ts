/**
 * The live line to a table: it comes back by itself after every cut, and asks again what was not answered.
 * It knows nothing of pages or of Svelte; what it needs of the world is handed in.
 */
import type { Act, Message } from '../wire.ts'

export type Answer = { readonly done: true } | { readonly done: false; readonly code: string; readonly field: string }

/** An act without its id: the line gives it one. */
export type Wish = Act extends infer Each ? (Each extends Act ? Omit<Each, 'id'> : never) : never

export type LineState =
  | { readonly is: 'opening' }
  | { readonly is: 'live' }
  | { readonly is: 'cut'; readonly since: number; readonly tries: number }
  | { readonly is: 'ended'; readonly why: string }

export interface Socket {
  onopen: (() => void) | null
  onmessage: ((event: { readonly data: unknown }) => void) | null
  onclose: ((event: { readonly code: number }) => void) | null
  send(text: string): void
  close(): void
}

export interface World {
  open(): Socket
  now(): number
  later(milliseconds: number, call: () => void): () => void
  random(): number
}

export interface Listener {
  told(message: Message): void
  changed(state: LineState): void
}

const FIRST_WAIT = 400
const LONGEST_WAIT = 15_000
const SILENCE = 25_000 // after which a line is not trusted when the page wakes
const PASSING = new Set(['closing', 'overrun'])
const GONE = 4404

export class Line {
  state: LineState = { is: 'opening' }
  #world: World
  #listener: Listener
  #socket: Socket | null = null
  #pending = new Map<string, { readonly act: Act; readonly answer: (answer: Answer) => void }>()
  #cancelRetry: (() => void) | null = null
  #tries = 0
  #heard = 0
  #count = 0
  #device: string

  constructor(world: World, listener: Listener) {
    this.#world = world
    this.#listener = listener
    this.#device = Math.floor(world.random() * 2 ** 40).toString(36)
    this.#open()
  }

  /** Ask for something. While the line is cut the wish waits, and goes out, under the same id, when it is back. */
  act(wish: Wish): Promise<Answer> {
    if (this.state.is === 'ended') return Promise.resolve(refusal('not_a_member'))
    const act = { ...wish, id: `${this.#device}-${++this.#count}` } as Act
    return new Promise((answer) => {
      this.#pending.set(act.id, { act, answer })
      if (this.state.is === 'live') this.#socket?.send(JSON.stringify(act))
    })
  }

  /** The network is back, or somebody looks at the page again. */
  wake(): void {
    if (this.state.is === 'ended') return
    if (this.state.is !== 'live') {
      if (this.#cancelRetry !== null) this.#open()
    } else if (this.#world.now() - this.#heard > SILENCE) {
      this.#drop()
      this.#cut()
      this.#open()
    }
  }

  close(): void {
    this.#drop()
    this.#cancelRetry?.()
    this.#end('closed')
  }

  #open(): void {
    this.#cancelRetry?.()
    this.#cancelRetry = null
    const socket = (this.#socket = this.#world.open())
    let passing = true
    socket.onmessage = ({ data }) => {
      this.#heard = this.#world.now()
      for (const text of String(data).split('\n')) {
        const message = JSON.parse(text) as Message
        if (message.type === 'bye') {
          passing = PASSING.has(message.why)
          if (!passing) this.#end(message.why)
        }
        this.#take(message)
      }
    }
    socket.onclose = ({ code }) => {
      if (this.#socket !== socket) return
      this.#socket = null
      if (this.state.is === 'ended') return
      if (code === GONE || !passing) this.#end('not_here')
      else this.#retry()
    }
  }

  #take(message: Message): void {
    if (message.type === 'hello') this.#live()
    if (message.type === 'done') this.#answered(message.id, { done: true })
    else if (message.type === 'refused') {
      if (message.id !== null) this.#answered(message.id, refusal(message.code, message.field))
    } else this.#listener.told(message)
  }

  #live(): void {
    this.#tries = 0
    this.#become({ is: 'live' })
    for (const { act } of this.#pending.values()) this.#socket?.send(JSON.stringify(act))
  }

  #retry(): void {
    this.#cut()
    const wait = Math.min(FIRST_WAIT * 2 ** this.#tries, LONGEST_WAIT) * (0.5 + this.#world.random())
    this.#tries += 1
    this.#cancelRetry = this.#world.later(wait, () => this.#open())
  }

  #cut(): void {
    const since = this.state.is === 'cut' ? this.state.since : this.#world.now()
    this.#become({ is: 'cut', since, tries: this.#tries })
  }

  #end(why: string): void {
    this.#become({ is: 'ended', why })
    for (const id of [...this.#pending.keys()]) this.#answered(id, refusal('not_a_member'))
  }

  #drop(): void {
    const socket = this.#socket
    this.#socket = null
    if (socket === null) return
    socket.onmessage = socket.onclose = null
    socket.close()
  }

  #answered(id: string, answer: Answer): void {
    this.#pending.get(id)?.answer(answer)
    this.#pending.delete(id)
  }

  #become(state: LineState): void {
    this.state = state
    this.#listener.changed(state)
  }
}

function refusal(code: string, field = ''): Answer {
  return { done: false, code, field }
}
