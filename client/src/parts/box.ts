/** The pictures of what lies in the box, painted by the atelier, with the places in them: feet, and faces of tokens. */
import places from '../box/box.json'
import type { Rabbit } from '../wire.ts'

export type Pose = 'upright' | 'hopping' | 'asleep' | 'telling' | 'head'

export interface Figure {
  readonly small: string // for a plain screen
  readonly large: string // for a dense one
  readonly width: number // in pixels of a plain screen
  readonly height: number
  readonly foot: readonly [number, number] // in parts of width and height
}

/** A token's blank face: where its middle is, and how far one can write around it, in parts of its width. */
export interface Face {
  readonly x: number
  readonly y: number
  readonly reach: number
}

const files = import.meta.glob<string>('../box/{rabbits,heads,tokens}/*.webp', { eager: true, query: '?url', import: 'default' })
const file = (name: string) => files[`../box/${name}.webp`] ?? ''

/** Nobody's rabbit is a ghost in dashed thread; `onPaper` it is sewn darker. */
export function figure(rabbit: Rabbit | null, pose: Pose, onPaper = false): Figure {
  if (pose === 'head') return drawn(`heads/${rabbit ?? 'mind'}`, places.head.width, places.head.height, [24, 48])
  const { width, height, foot } = places.poses[rabbit === null ? 'upright' : pose]
  return drawn(`rabbits/${rabbit === null ? (onPaper ? 'ghost-on-paper' : 'ghost') : `${rabbit}-${pose}`}`, width, height, foot)
}

export function token(rabbit: Rabbit): Pick<Figure, 'small' | 'large'> & { readonly face: Face } {
  return { ...drawn(`tokens/${rabbit}`, places.token.width, places.token.height, [0, 0]), face: places.token.faces[rabbit] }
}

/** How high an upright rabbit stands in the pictures, which all are drawn at one scale. */
export const TALL = places.poses.upright.height

function drawn(name: string, width: number, height: number, foot: readonly number[]): Figure {
  const [x = 0, y = 0] = foot
  return { small: file(`${name}.small`), large: file(name), width, height, foot: [x / width, y / height] }
}
