/** One table, as this page knows it: fed by the live line, read by the screens. Nothing is decided here. */
import { openLine } from '../line/browser.ts'
import type { Answer, Line, LineState, Wish } from '../line/line.ts'
import type { Game, Message, Play, Room, Said, View, You } from '../wire.ts'
import { finished, heard, NOTHING, type Shown } from './presenter.ts'

export interface Sign {
  readonly number: number
  readonly member: number
  readonly sign: string
}

const SIGN_LASTS = 4000
const KEPT_SAID = 200

export class TableStore {
  readonly id: string
  line: LineState = $state.raw({ is: 'opening' })
  asking = $state(false) // to be let in
  you: You | null = $state.raw(null)
  room: Room | null = $state.raw(null)
  shown: Shown = $state.raw(NOTHING)
  said: readonly Said[] = $state.raw([])
  unread = $state(0)
  signs: readonly Sign[] = $state.raw([])
  nudged: number | null = $state(null) // by whom, a moment ago
  refused: Answer | null = $state.raw(null) // the last no, until it is read
  skew = 0 // the server's clock less ours
  server = ''
  #line: Line
  #putAway: () => void
  #signs = 0

  constructor(id: string) {
    this.id = id
    const { line, putAway } = openLine(id, {
      told: (message) => this.#told(message),
      changed: (state) => (this.line = state),
    })
    this.#line = line
    this.#putAway = putAway
  }

  /** The newest of the game, whatever is shown of it yet. */
  get game(): Game | null {
    return this.shown.game
  }

  get view(): View | null {
    return this.shown.game?.view ?? null
  }

  /** Ask for something; a no is also kept in `refused`, to be worded at one place. */
  async act(wish: Wish): Promise<Answer> {
    this.refused = null
    const answer = await this.#line.act(wish)
    if (!answer.done) this.refused = answer
    return answer
  }

  /** A move in the game as it is seen here. */
  play(move: Play['move']): Promise<Answer> {
    const game = this.shown.game
    if (game === null) return Promise.resolve({ done: false, code: 'not_playing', field: '' })
    const { turn, phase } = game.view
    return this.act({ type: 'play', game: game.game, turn, phase, move })
  }

  /** The reveal has been told, or skipped. */
  goOn(): void {
    this.shown = finished(this.shown)
  }

  close(): void {
    this.#putAway()
  }

  #told(message: Message): void {
    switch (message.type) {
      case 'hello':
        this.skew = message.now - Date.now()
        this.server = message.server
        break
      case 'table':
        this.asking = false
        this.you = message.you
        this.room = message.room
        break
      case 'game':
        this.shown = heard(this.shown, message)
        break
      case 'asking':
        this.asking = true
        break
      case 'talk':
        this.said = message.said
        break
      case 'spoken':
        this.said = [...this.said, message.said].slice(-KEPT_SAID)
        this.unread += 1
        break
      case 'reacted':
        this.#sign(message.member, message.sign)
        break
      case 'nudged':
        this.nudged = message.by
        break
    }
  }

  #sign(member: number, sign: string): void {
    const number = ++this.#signs
    this.signs = [...this.signs, { number, member, sign }]
    setTimeout(() => (this.signs = this.signs.filter((each) => each.number !== number)), SIGN_LASTS)
  }
}
