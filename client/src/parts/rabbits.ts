/** The twelve rabbits, each told from the others by more than its colour: ears, scarf and the shape of its token. */
import type { Rabbit } from '../wire.ts'

export type Pose = 'up' | 'hop' | 'asleep' | 'head'

/** A blade of an ear: its root, the way it leans, how long and wide; `tip` is where a bent one goes on to. */
export interface Ear {
  readonly at: readonly [number, number]
  readonly lean: number
  readonly long: number
  readonly wide: number
  readonly tip?: number
}

export interface Look {
  readonly ears: readonly [Ear, Ear] // the far one, the near one
  readonly ground: string // of the scarf
  readonly figure: string
  readonly weave: string // a path on a tile of ten by ten
  readonly token: string // a path about the middle, some 64 units to each side
}

const CHALK = 'var(--chalk)'
const ear = (x: number, y: number, lean: number, long: number, wide: number, tip?: number): Ear =>
  tip === undefined ? { at: [x, y], lean, long, wide } : { at: [x, y], lean, long, wide, tip }

function corners(count: number, radius: number, turn = -90): string {
  const points = Array.from({ length: count }, (_, n) => {
    const angle = ((turn + (n * 360) / count) * Math.PI) / 180
    return `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}

function star(): string {
  const points = Array.from({ length: 10 }, (_, n) => {
    const angle = ((-90 + n * 36) * Math.PI) / 180
    const radius = n % 2 ? 43 : 68
    return `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius + 3).toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}

export const LOOKS: Readonly<Record<Rabbit, Look>> = {
  indigo: {
    ears: [ear(64, 31, 10, 42, 8), ear(54, 31, -9, 44, 8.5)],
    ground: CHALK, figure: '#2b3576', weave: 'M0 0h5v10h-5z',
    token: 'M-2 -64A64 64 0 1 0 62 6A46 46 0 0 1 -2 -64Z',
  },
  brick: {
    ears: [ear(65, 31, 12, 42, 8), ear(53, 31, -18, 25, 9, -118)],
    ground: CHALK, figure: '#5c1f18', weave: 'M5 2a3 3 0 1 0 .01 0z',
    token: corners(4, 68),
  },
  marigold: {
    ears: [ear(66, 31, 40, 42, 7.5), ear(52, 31, -40, 44, 8)],
    ground: '#5a3413', figure: CHALK, weave: 'M0 0h5v5h-5zM5 5h5v5h-5z',
    token: star(),
  },
  moss: {
    ears: [ear(67, 34, 132, 30, 9), ear(50, 34, 206, 38, 10)],
    ground: CHALK, figure: '#294a2c', weave: 'M0 5L5 0L10 5V9L5 4L0 9z',
    token: 'M-48 44C-62 -14 -16 -62 56 -56C64 14 18 62 -48 44Z',
  },
  plum: {
    ears: [ear(62, 31, 8, 26, 8, -110), ear(54, 31, -6, 44, 7.5)],
    ground: '#3f2146', figure: '#f2d79a', weave: 'M6 1a4 4 0 1 0 0 8a5 5 0 0 1 0-8z',
    token: 'M0 -68C14 -36 50 -14 46 22C42 52 22 64 0 64C-22 64 -42 52 -46 22C-50 -14 -14 -36 0 -68Z',
  },
  stone: {
    ears: [ear(66, 31, 16, 24, 10), ear(52, 31, -14, 25, 11)],
    ground: '#e9c663', figure: '#6a4a1c', weave: 'M0 9h10v1h-10z',
    token: corners(6, 64, 0),
  },
  cream: {
    ears: [ear(58, 31, -48, 42, 8), ear(52, 34, -72, 44, 8.5)],
    ground: '#33518a', figure: CHALK, weave: 'M0 0h10v4h-10z',
    token: 'M0 -62C20 -66 34 -50 30 -34C48 -40 64 -20 56 0C64 20 48 40 30 34C34 50 20 66 0 62C-20 66 -34 50 -30 34C-48 40 -64 20 -56 0C-64 -20 -48 -40 -30 -34C-34 -50 -20 -66 0 -62Z',
  },
  charcoal: {
    ears: [ear(65, 31, 14, 20, 8.5), ear(54, 31, -8, 44, 8)],
    ground: '#efe3c8', figure: '#2a2535', weave: 'M5 0L9 5L5 10L1 5z',
    token: 'M-64 38A64 64 0 0 1 64 38Q64 46 56 46H-56Q-64 46 -64 38Z',
  },
  teal: {
    ears: [ear(64, 31, -4, 54, 6), ear(55, 31, -24, 54, 6.5)],
    ground: '#f1dba0', figure: '#17484d', weave: 'M5 1a4 4 0 1 0 .01 0zM5 3a2 2 0 1 1 -.01 0z',
    token: 'M-28 -62H28V-28H62V28H28V62H-28V28H-62V-28H-28Z',
  },
  rose: {
    ears: [ear(70, 36, 84, 36, 9), ear(48, 36, -84, 38, 9.5)],
    ground: '#6c2440', figure: CHALK, weave: 'M0 3q2.5-3 5 0t5 0v3q-2.5 3-5 0t-5 0z',
    token: 'M0 -66L70 54H-70Z',
  },
  walnut: {
    ears: [ear(66, 31, 26, 34, 12), ear(52, 31, -28, 35, 12.5)],
    ground: '#ecd9a8', figure: '#45210f', weave: 'M2 4h2v4h-2zM7 1h2v4h-2z',
    token: 'M-56 -62H56Q58 -46 34 0Q58 46 56 62H-56Q-58 46 -34 0Q-58 -46 -56 -62Z',
  },
  olive: {
    ears: [ear(66, 31, 24, 26, 8.5, 128), ear(52, 31, -24, 27, 9, -128)],
    ground: '#3d3f16', figure: '#efe6b4', weave: 'M0 0h10L0 10z',
    token: corners(5, 66),
  },
}

/** An ear as the line around it, rooted at nought and pointing up. */
export function blade(long: number, wide: number): string {
  return `M-4 2C${-wide} ${-long * 0.35} ${-wide * 0.95} ${-long * 0.88} 0 ${-long}C${wide * 0.95} ${-long * 0.88} ${wide} ${-long * 0.35} 4 2Z`
}

/** Where a bent ear's tip begins. */
export function bend({ at, lean, long }: Ear): readonly [number, number] {
  const angle = (lean * Math.PI) / 180
  return [at[0] + Math.sin(angle) * long * 0.86, at[1] - Math.cos(angle) * long * 0.86]
}
