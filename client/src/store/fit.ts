/** How large pictures can lie in the room there is. Pure: how many and how much room in, the arrangement out. */

export interface Room {
  readonly width: number
  readonly height: number
}

export interface Fit {
  readonly columns: number
  readonly card: number // the width of a picture
  readonly window: boolean // one at a time, the others beside it; else all to be seen at once
}

export interface Needs {
  readonly gap: number // between pictures, and at the edges
  readonly under: number // beneath each picture: its number, whose it is
  readonly strip: number // where one is seen at a time: the small ones below
}

const RATIO = 1.5 // height by width
const SMALL = 132 // narrower than this, pictures are better seen one at a time
const LARGEST = 0.14 // of both sides of the room together: no picture is larger than befits the table
const EDGE = 0.03 // of the width is left free on either side
const PEEK = 0.72 // of the width, so that the next one is seen to be there

/** All at once, in as few rows as give the largest pictures. */
export function together(count: number, room: Room, needs: Needs): Fit {
  const many = Math.max(count, 1)
  const rows = Array.from({ length: Math.min(many, 4) }, (_, n) => spread(many, n + 1, room, needs))
  return rows.reduce((one, other) => (other.card > one.card ? other : one))
}

/** All at once, or one at a time where together they would be small. */
export function fit(count: number, room: Room, needs: Needs): Fit {
  const best = together(count, room, needs)
  if (best.card >= SMALL) return best
  const single = Math.min(room.width * PEEK, (room.height - needs.strip) / RATIO)
  return single > best.card * 1.25 ? { columns: 1, card: Math.floor(single), window: true } : best
}

function spread(count: number, rows: number, room: Room, { gap, under }: Needs): Fit {
  const columns = Math.ceil(count / rows)
  const edge = Math.max(gap, room.width * EDGE)
  const wide = (room.width - 2 * edge - (columns - 1) * gap) / columns
  const high = ((room.height - gap) / rows - under - gap) / RATIO
  const most = (room.width + room.height) * LARGEST
  return { columns, card: Math.max(1, Math.floor(Math.min(wide, high, most))), window: false }
}
