/** What the rules of a table come to: how long it will take, and whether the rulebook knows them. */
import type { Options } from '../wire.ts'

const DECK = 84
const MINUTES_A_TURN = 2.6
const BIG = 7 // seats from which on one turn each is the usual end
const HUGE = 9 // and from which hands are of four

export interface Length {
  readonly turns: number
  readonly minutes: number
}

/** About how long a game of so many seats is; null where nobody can know. */
export function lengthOf(options: Options, seats: number): Length | null {
  const end = options.end
  if (end?.by === 'score') return null
  const turns = end?.by === 'turns' && end.at !== null ? end.at : end === null && seats >= BIG ? seats : turnsOfPile(seats)
  return { turns, minutes: Math.round((turns * MINUTES_A_TURN) / 5) * 5 || 5 }
}

function turnsOfPile(seats: number): number {
  const hand = seats === 3 ? 7 : seats >= HUGE ? 4 : 6
  const each = seats === 3 ? 5 : seats
  return Math.ceil((DECK - seats * hand) / each)
}

/** Counting, three players and clues that are performed are the rulebook's own variants; the rest is the house's. */
export function departs(options: Options): boolean {
  const ended = options.end !== null && options.end.by !== 'pile'
  return ended || options.bonus_cap !== null || options.exchange || options.amend || options.story || options.allies !== null
}
