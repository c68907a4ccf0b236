/** Where a picture comes from, and what is said of it. The one place that knows of decks. */
import { deckData } from './line/http.ts'
import type { Language } from './wire.ts'

export interface Picture {
  readonly src: string | null // null: no picture is known, and its name is shown
  readonly srcset: string | null
  readonly blurred: string | null // a tiny one, to stand there first
  readonly title: string
  readonly description: string
}

/** A deck as `/api/decks/ID` tells it, with the words of one language. */
interface Deck {
  readonly cards: readonly Card[]
}

interface Card {
  readonly name: string
  readonly sizes: readonly { readonly url: string; readonly width: number }[] // the smallest first
  readonly placeholder: string
  readonly words: readonly { readonly title: string; readonly description: string }[]
}

let cards: ReadonlyMap<string, Card> = $state.raw(new Map())

export async function loadDeck(id: string, language: Language): Promise<void> {
  const deck = (await deckData(id, language).catch(() => null)) as Deck | null
  cards = new Map(deck?.cards.map((card) => [card.name, card]))
}

/** A card's picture, at least as wide as asked where there is one. */
export function picture(name: string, width: number): Picture {
  const card = cards.get(name)
  const sizes = card?.sizes ?? []
  const fitting = sizes.find((size) => size.width >= width) ?? sizes.at(-1)
  const words = card?.words[0]
  const title = words?.title || inWords(name)
  return {
    src: fitting?.url ?? null,
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
