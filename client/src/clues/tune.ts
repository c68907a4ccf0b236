/** A tune on the hum pad: what was pressed and for how long. It is kept as notes, and sung anew wherever it is heard. */

export type Note = readonly [pad: number, at: number, length: number]

export const PADS = 12
export const LONGEST = 20_000
const SHORTEST = 60
const MOST = 240

/** From the G below middle C upwards, on the white keys: most tunes that people hum stay within. */
const STEPS = [-5, -3, -1, 0, 2, 4, 5, 7, 9, 11, 12, 14]
const MIDDLE_C = 261.63

export function frequency(pad: number): number {
  return MIDDLE_C * 2 ** ((STEPS[pad] ?? 0) / 12)
}

/** Takes down what is pressed, from the first note on: the silence before it is nobody's tune. */
export class TuneTaker {
  notes: Note[] = []
  private begun: number | null = null
  private readonly held = new Map<number, number>()

  press(pad: number, now: number): void {
    this.begun ??= now
    if (this.held.has(pad) || this.full(now)) return
    this.held.set(pad, now)
  }

  release(pad: number, now: number): void {
    const pressed = this.held.get(pad)
    if (pressed === undefined || this.begun === null) return
    this.held.delete(pad)
    const at = Math.round(pressed - this.begun)
    const length = Math.min(Math.max(Math.round(now - pressed), SHORTEST), LONGEST - at)
    this.notes = [...this.notes, [pad, at, length] as Note].sort((one, other) => one[1] - other[1])
  }

  releaseAll(now: number): void {
    for (const pad of [...this.held.keys()]) this.release(pad, now)
  }

  full(now: number): boolean {
    return this.notes.length + this.held.size >= MOST || (this.begun !== null && now - this.begun >= LONGEST - SHORTEST)
  }
}

/** How long a tune takes, in milliseconds. */
export function lasts(notes: readonly Note[]): number {
  return Math.max(0, ...notes.map(([, at, length]) => at + length))
}
