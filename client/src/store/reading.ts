/** Questions that screens ask of a room and a view. Pure, and nothing is decided here: the server has. */
import type { Brain, Game, Hum, Live, Mime, Person, Rabbit, Result, Room, Seating, Sound, View, Words, You } from '../wire.ts'

export type Clue = Words | Sound | Hum | Mime | Live

export interface Sitter {
  readonly seat: number
  readonly name: string
  readonly rabbit: Rabbit
  readonly mind: boolean // a mind, or a mind for somebody
  readonly away: boolean
  readonly me: boolean
}

const NOBODY: Rabbit = 'stone'

export function person(room: Room, member: number | null): Person | null {
  return room.people.find((each) => each.id === member) ?? null
}

export function sitters(room: Room, you: You | null): readonly Sitter[] {
  return room.chairs.map((chair, seat) => sitter(room, you, chair, seat))
}

function sitter(room: Room, you: You | null, chair: Seating, seat: number): Sitter {
  const who = person(room, chair.member)
  return {
    seat,
    name: who?.name ?? chair.name ?? '',
    rabbit: who?.rabbit ?? chair.rabbit ?? NOBODY,
    mind: chair.mind !== null || chair.minded,
    away: who !== null && !who.there,
    me: you !== null && chair.member === you.member,
  }
}

/** Whom minds ask here, away from the server; null where they have only their own wits. */
export function asksOf(room: Room): Brain | null {
  return room.settings.asks === null ? null : room.brain
}

export function free(chair: Seating): boolean {
  return chair.member === null && chair.mind === null
}

export function taken(room: Room): number {
  return room.chairs.filter((chair) => !free(chair)).length
}

export function hosts(room: Room, you: You): boolean {
  return room.host === you.member
}

/** What is asked of me now, or null where there is nothing to do but watch and wait. */
export type Asked = 'claim' | 'tell' | 'give' | 'vote'

export function asked(view: View): Asked | null {
  if (view.seat === null) return null
  const telling = view.storyteller === view.seat
  if (view.phase === 'race') return 'claim'
  if (view.phase === 'telling') return telling ? 'tell' : null
  if (view.phase === 'giving') return telling ? null : 'give'
  if (view.phase === 'voting') return telling ? null : 'vote'
  return null
}

/** How many cards each gives the storyteller (R7, R14), as the row's length says it. */
export function gift(view: View): number {
  return view.scores.length === 3 ? 2 : 1
}

export function votes(room: Room): number {
  const { options } = room.settings
  return options.votes ?? (taken(room) >= 7 ? 2 : 1)
}

/** The numbers on the row that are mine: nobody votes for a card of their own. */
export function mine(view: View): ReadonlySet<number> {
  return new Set(view.row.flatMap((card, place) => (view.chosen.includes(card) ? [place + 1] : [])))
}

/** Who laid a token on the picture of this number. */
export function finders(result: Result, number: number): number[] {
  return result.tokens.flatMap((tokens, seat) => (tokens.includes(number) ? [seat] : []))
}

/** The number of the storyteller's picture. */
export function told(result: Result): number {
  return result.owners.indexOf(result.storyteller) + 1
}

export function clueText(clue: Clue): string {
  return clue.kind === 'words' ? clue.text : clue.caption
}

/** The clues of a story round as one tale, whatever their tellers left out between them. */
export function tale(turns: readonly Result[]): string {
  const parts = turns.map(({ clue }) => clueText(clue).trim()).filter(Boolean)
  return parts.reduce((told, part) => {
    if (told === '') return part
    const ended = /[.!?…,;:–—-]$/.test(told)
    return `${told}${ended ? '' : /^\p{Ll}/u.test(part) ? ',' : '.'} ${part}`
  }, '').replace(/([^.!?…])$/, '$1.')
}

/** Seconds until the clock runs out, by the server's clock; null where there is none. */
export function secondsLeft(game: Game, now: number, skew: number): number | null {
  return game.due === null ? null : Math.max(0, Math.ceil((game.due - now - skew) / 1000))
}

const MARKS: Readonly<Record<string, readonly [string, string]>> = {
  en: ['“', '”'], pt: ['“', '”'], fr: ['«\u202f', '\u202f»'], es: ['«', '»'], et: ['„', '“'], de: ['„', '“'],
}

/** The marks in which a clue's own language quotes. */
export function marks(clue: Clue): readonly [string, string] {
  const language = clue.kind === 'words' ? (clue.lang ?? 'en') : 'en'
  return MARKS[language.slice(0, 2)] ?? ['“', '”']
}

/** The others as they sit around the table, from my left; whoever only watches sees the seats in order. */
export function around(sitters: readonly Sitter[], me: number | null): readonly Sitter[] {
  return me === null ? sitters : [...sitters.slice(me + 1), ...sitters.slice(0, me)]
}
