/** One table, as this page knows it: fed by the live line, read by the screens. Nothing is decided here. */
import { openLine } from '../line/browser.ts'
import type { Answer, Line, LineState, Wish } from '../line/line.ts'
import type { Game, Message, Play, Room, Said, View, You } from '../wire.ts'
import { finished, heard, NOTHING, type Shown } from './presenter.ts'

/** Something said or thrown across the table a moment ago. */
export interface Heard {
  readonly number: number
  readonly member: number
  readonly text: string
  readonly sign: boolean // thrown, not said
}

const LOOKER = { member: 0, seat: null } // nobody's number
const NO_HAND = { seat: null, hand: [], chosen: [], tokens: [] }
const HEARD_LASTS = 5000
const NUDGE_LASTS = 8000
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
  overheard: readonly Heard[] = $state.raw([])
  nudged: number | null = $state(null) // by whom, a moment ago
  refused: Answer | null = $state.raw(null) // the last no, until it is read
  skew = 0 // the server's clock less ours
  outdated = $state(false) // the server has become another than the one this page came from
  #line: Line
  #shared: boolean
  #putAway: () => void
  #overheard = 0
  #server: string | null = null

  /** `shared`: a screen for all to see, whose hand, if it has one, is shown to nobody. */
  constructor(id: string, shared = false) {
    this.id = id
    this.#shared = shared
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
        this.#server ??= message.server
        this.outdated = message.server !== this.#server
        break
      case 'table':
        this.asking = false
        this.you = this.#shared ? { ...message.you, ...LOOKER } : message.you
        this.room = message.room
        break
      case 'game':
        this.shown = heard(this.shown, this.#shared ? { ...message, view: { ...message.view, ...NO_HAND } } : message)
        break
      case 'asking':
        this.asking = true
        break
      case 'talk':
        this.said = message.said
        break
      case 'spoken':
        this.said = [...this.said, message.said].slice(-KEPT_SAID)
        if (message.said.member !== this.you?.member) {
          this.unread += 1
          this.#hear(message.said.member, message.said.text, false)
        }
        break
      case 'reacted':
        this.#hear(message.member, message.sign, true)
        break
      case 'nudged':
        this.nudged = message.by
        setTimeout(() => (this.nudged = null), NUDGE_LASTS)
        break
    }
  }

  #hear(member: number, text: string, sign: boolean): void {
    const number = ++this.#overheard
    this.overheard = [...this.overheard, { number, member, text, sign }].slice(-4)
    setTimeout(() => (this.overheard = this.overheard.filter((each) => each.number !== number)), HEARD_LASTS)
  }
}
