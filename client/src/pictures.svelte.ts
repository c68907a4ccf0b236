/** Where a picture comes from, and what is said of it. The one place that knows of decks. */
import { deckData } from './line/http.ts'
import type { Language } from './wire.ts'

export interface Picture {
  readonly src: string | null // the smallest, which comes first; null: no picture is known, and its name is shown
  readonly srcset: string | null
  readonly blurred: string | null // a tiny one, to stand there meanwhile
  readonly title: string
  readonly description: string
}

/** A deck as `/api/decks/ID` tells it, with the words of one language. */
interface Deck {
  readonly worded: boolean // otherwise minds know only the colours and the light of most of its pictures
  readonly cards: readonly Card[]
}

interface Card {
  readonly name: string
  readonly sizes: readonly { readonly url: string; readonly width: number }[] // the smallest first
  readonly placeholder: string
  readonly words: readonly { readonly title: string; readonly description: string }[]
}

let cards: ReadonlyMap<string, Card> = $state.raw(new Map())
let wordless = $state(false)

let asked = ''

/** Once for each deck and language, however often it is asked for. */
export async function loadDeck(id: string, language: Language): Promise<void> {
  const wish = `${id} ${language}`
  if (asked === wish) return
  asked = wish
  const deck = (await deckData(id, language).catch(() => null)) as Deck | null
  if (asked !== wish) return // another was asked for meanwhile
  if (deck === null) asked = ''
  cards = new Map(deck?.cards.map((card) => [card.name, card]))
  wordless = deck?.worded === false
}

/** Whether little or nothing is said of the pictures: then minds guess by colours and light. */
export const withoutWords = (): boolean => wordless

const PLENTY = 700 // pixels: as wide as a picture is needed that is not looked at closer

/** A card's picture, in all its sizes where it is looked at closer. */
export function picture(name: string, closer = false): Picture {
  const card = cards.get(name)
  const sizes = card?.sizes.filter(({ width }, n) => closer || n === 0 || width <= PLENTY) ?? []
  const words = card?.words[0]
  const title = words?.title || inWords(name)
  return {
    src: sizes[0]?.url ?? null,
    srcset: sizes.length > 0 ? sizes.map(({ url, width: wide }) => `${url} ${wide}w`).join(', ') : null,
    blurred: card?.placeholder || null,
    title,
    description: words?.description || title,
  }
}

function inWords(name: string): string {
  const words = name.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
