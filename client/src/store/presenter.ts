/**
 * Tells the reveal in our own time. The server has gone on to the next turn already; until the turn before is told
 * here, or skipped, the screen of the next one is held back. Pure: states in, what is to be shown out.
 */
import type { Game, Result } from '../wire.ts'

export interface Shown {
  readonly game: Game | null // whose screen is to be seen, once no reveal is told
  readonly reveal: Result | null // what is being told now
  readonly told: number // the last turn that was told, or was old when we came
}

export const NOTHING: Shown = { game: null, reveal: null, told: 0 }

/** A new state has come over the line. */
export function heard(shown: Shown, game: Game): Shown {
  const result = game.view.result
  if (shown.game === null || shown.game.game !== game.game) return { game, reveal: null, told: result?.turn ?? 0 }
  if (shown.reveal !== null || result === null || result.turn <= shown.told) return { ...shown, game }
  return { game, reveal: result, told: result.turn }
}

/** The reveal is over, or was skipped. Where another turn has passed meanwhile, it is told next. */
export function finished(shown: Shown): Shown {
  const rest = { ...shown, reveal: null }
  return shown.game === null ? rest : heard(rest, shown.game)
}

/** How a reveal goes: each beat with its length, in milliseconds. Together at most eight seconds. */
export const BEATS = [
  { name: 'tokens', lasts: 1700 },
  { name: 'light', lasts: 1300 },
  { name: 'owners', lasts: 1100 },
  { name: 'points', lasts: 1300 },
  { name: 'hop', lasts: 2400 },
] as const

export type Beat = (typeof BEATS)[number]['name'] | 'told'

/** Has this beat begun, when the telling has come to that one? */
export function reached(now: Beat, beat: Beat): boolean {
  const place = (name: Beat) => BEATS.findIndex((each) => each.name === name)
  return now === 'told' || (beat !== 'told' && place(now) >= place(beat))
}

/** The scores before this turn: the rabbits hop from these. */
export function before(scores: readonly number[], result: Result): number[] {
  return scores.map((score, seat) => score - (result.points[seat] ?? 0))
}
