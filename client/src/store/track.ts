/** The path of points: where its spaces lie, which part of it is seen, and how rabbits hop along it. Pure. */
import places from '../box/box.json'

export const LAP = places.track.spaces // the moon is as far as the first rabbit has to go; whoever goes on, goes on
export const TILE = places.track.tile // the painted path, which comes round
const WIDE = TILE.width / TILE.spaces // from one space to the next, in the tile's units

/** The middle of a space, or of the way between two, counted in spaces: x to the right, y down. */
export function spot(space: number): { readonly x: number; readonly y: number } {
  const from = Math.floor(space)
  const part = space - from
  return { x: space + 0.5, y: (level(from) * (1 - part) + level(from + 1) * part) / WIDE }
}

function level(space: number): number {
  const centre = places.track.centres[((space % TILE.spaces) + TILE.spaces) % TILE.spaces]
  return centre?.[1] ?? 0
}

/** The first space to be seen of so many: from the burrow where all is seen, else so that the pack is in the middle. */
export function start(scores: readonly number[], shown: number): number {
  const [least, most] = [Math.min(...scores), Math.max(...scores)]
  if (shown >= LAP + 2 && most <= LAP) return -(shown - LAP) / 2 - 0.5
  const middle = (least + most) / 2 + 0.5
  return Math.max(-2, Math.min(middle - shown / 2, least - 1))
}

export interface Hop {
  readonly seat: number
  readonly steps: readonly { readonly at: number; readonly lift: number }[]
  readonly after: number // milliseconds until it sets out
  readonly lasts: number
}

const STEP = 240
const ALL = 2300 // milliseconds in which everybody has arrived
const HIGH = 0.75 // of a space

/** One rabbit after another, a hop for every space; together they take no longer than they may. */
export function hops(were: readonly number[], are: readonly number[]): readonly Hop[] {
  const moved = are.flatMap((score, seat) => (score > (were[seat] ?? score) ? [{ seat, from: were[seat] ?? 0, to: score }] : []))
  const longest = Math.max(0, ...moved.map(({ from, to }) => Math.min(to - from, 5) * STEP))
  const apart = moved.length > 1 ? Math.min(320, (ALL - longest) / (moved.length - 1)) : 0
  return moved.map(({ seat, from, to }, place) => ({
    seat,
    steps: Array.from({ length: (to - from) * 2 + 1 }, (_, n) => ({ at: from + n / 2, lift: n % 2 ? HIGH : 0 })),
    after: place * apart,
    lasts: Math.min(to - from, 5) * STEP,
  }))
}
