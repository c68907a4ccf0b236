/** The way of the red thread between boxes on the screen. Pure: boxes in, points out. */

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

type Point = readonly [number, number]
type Curve = readonly [Point, Point, Point, Point]

export interface Way {
  readonly slices: readonly string[] // paths, to appear one after another
  readonly end: Point
  readonly lean: number // degrees: the way the needle points
}

const SLICE = 26 // pixels, about
const FAR = 90 // pixels: with so much between, it would cross words

const middle = (box: Box): number => (box.top + box.bottom) / 2

/** From the spool through the clue, where there is one, to what is to be acted on, or to the bow on a picture. */
export function way(spool: Box, clue: Box | null, target: Box | null, bow: boolean): Way | null {
  const from: Point = [(spool.left + spool.right) / 2, middle(spool)]
  const curves: Curve[] = []
  let out = from
  if (clue !== null) {
    if (clue.top - from[1] > FAR && from[0] > clue.left && from[0] < clue.right) curves.push(aside(from, [clue.left - 4, middle(clue)]))
    else if (from[1] < clue.top) curves.push(sag(from, [Math.max(clue.left + 24, Math.min(from[0], clue.right - 24)), clue.top + 10]))
    else curves.push(sag(from, [from[0] < (clue.left + clue.right) / 2 ? clue.left + 12 : clue.right - 12, middle(clue)]))
    out = [target !== null && target.right < (clue.left + clue.right) / 2 ? clue.left + 14 : clue.right - 14, middle(clue)]
    if (target !== null && below(target, clue)) {
      // Straight down, or it would cross the words to get there.
      const at = bow ? (target.left + target.right) / 2 : target.right - 14
      curves.push(sag([at, clue.bottom - 10], [at, target.top + (bow ? 4 : 12)]))
      return along(curves)
    }
  }
  if (target === null) return curves.length > 0 ? along(curves) : null
  const rightwards = out[0] < (target.left + target.right) / 2 || clue === null
  const to: Point = bow ? [(target.left + target.right) / 2, target.top + 4] : [target.right - 14, target.top + 12]
  const side = out[0] >= (clue === null ? out[0] : (clue.left + clue.right) / 2) ? 1 : -1
  const reach = Math.max(50, Math.min(120, Math.abs(to[0] - out[0]) / 2))
  curves.push([out, [out[0] + side * reach, out[1]], [to[0] + (rightwards ? -20 : 40) + side * 30, to[1] - 60], to])
  return along(curves)
}

/** Is it beneath the clue, and not at one of its sides? */
function below(target: Box, clue: Box): boolean {
  return target.top > clue.bottom - 10 && target.left > clue.left && target.right < clue.right + 14
}

/** It hangs from where it starts, and comes down onto where it is led. */
function sag(from: Point, to: Point): Curve {
  const fall = Math.max(24, (to[1] - from[1]) * 0.6)
  return [from, [from[0], from[1] + fall], [to[0], to[1] - fall], to]
}

/** Past everything that lies between, at its left. */
function aside(from: Point, to: Point): Curve {
  const edge = to[0] - 26
  return [from, [edge, from[1] + 110], [edge, to[1] - 110], to]
}

function along(curves: readonly Curve[]): Way {
  const points = curves.map((curve) => {
    const rough = Math.hypot(curve[3][0] - curve[0][0], curve[3][1] - curve[0][1]) * 1.3
    const count = Math.max(6, Math.round(rough / SLICE)) * 4
    return Array.from({ length: count + 1 }, (_, n) => at(curve, n / count))
  })
  const slices = points.flatMap((row) =>
    Array.from({ length: (row.length - 1) / 4 }, (_, n) => `M${row.slice(n * 4, n * 4 + 5).map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`),
  )
  const last = points.at(-1) ?? []
  const [end, before]: readonly [Point, Point] = [last.at(-1) ?? [0, 0], last.at(-4) ?? [0, 0]]
  return { slices, end, lean: (Math.atan2(end[1] - before[1], end[0] - before[0]) * 180) / Math.PI }
}

function at([a, b, c, d]: Curve, t: number): Point {
  const u = 1 - t
  const [p, q, r, s] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
  return [p * a[0] + q * b[0] + r * c[0] + s * d[0], p * a[1] + q * b[1] + r * c[1] + s * d[1]]
}
