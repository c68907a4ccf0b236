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

/** A deck as `/api/decks/ID` tells it; what is not told yet is left out. */
interface Deck {
  readonly cards?: Readonly<Record<string, Told>>
}

interface Told {
  readonly title?: string
  readonly description?: string
  readonly blurred?: string
  readonly files?: Readonly<Record<string, string>> // by width
}

let deck: Deck = $state.raw({})

export async function loadDeck(id: string, language: Language): Promise<void> {
  deck = ((await deckData(id, language).catch(() => null)) as Deck | null) ?? {}
}

/** A card's picture, at least as wide as asked where there is one. */
export function picture(card: string, width: number): Picture {
  const told = deck.cards?.[card] ?? {}
  const files = Object.entries(told.files ?? {}).sort(([one], [other]) => Number(one) - Number(other))
  const fitting = files.find(([wide]) => Number(wide) >= width) ?? files.at(-1)
  const title = told.title ?? inWords(card)
  return {
    src: fitting?.[1] ?? null,
    srcset: files.length > 0 ? files.map(([wide, file]) => `${file} ${wide}w`).join(', ') : null,
    blurred: told.blurred ?? null,
    title,
    description: told.description ?? title,
  }
}

function inWords(card: string): string {
  const words = card.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
