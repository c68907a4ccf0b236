/** The path of points: where its spaces lie, which part of it is seen, and how rabbits hop along it. Pure. */

export const LAP = 30 // the moon is as far as the first rabbit has to go; whoever goes on, goes on
const SPACE = 80 // in units of the painted path
const TILE = 800

/** The middle of the path at this x; it comes round with every ten spaces. */
export function height(x: number): number {
  const turn = (x / TILE) * 2 * Math.PI
  return 96 + 20 * Math.sin(turn + 0.4) + 6 * Math.sin(2 * turn + 2)
}

export function xOf(space: number): number {
  return (space + 0.5) * SPACE
}

export function path(from: number, to: number): string {
  const steps = Array.from({ length: (to - from) * 4 + 1 }, (_, n) => (from + n / 4) * SPACE)
  return `M${steps.map((x) => `${x} ${height(x).toFixed(1)}`).join('L')}`
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
const HIGH = 60

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
