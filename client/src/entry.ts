/** The ways in: what is remembered of this device, and a table opened or joined with it. */
import { go } from './here.svelte.ts'
import { join, openTable } from './line/http.ts'
import { spoken, t } from './messages/index.svelte.ts'
import { loadDeck } from './pictures.svelte.ts'
import { to } from './route.ts'
import { keep, recall } from './store/device.ts'
import type { Rules } from './store/presets.ts'
import type { Rabbit } from './wire.ts'

const OURS = 'reverie' // the deck of a table that was not set otherwise
let beginAt: string | null = null // a table that is to begin with minds as soon as we sit at it

export function knownName(): string {
  return recall('name') ?? ''
}

export async function playNow(): Promise<void> {
  void loadDeck(OURS, spoken()) // while the table is set
  const table = await openTable(knownName() || t().nameless, { language: spoken() }, null)
  beginAt = table
  go(to.table(table))
}

/** The host can be called otherwise in the waiting room. */
export async function setTable(): Promise<void> {
  go(to.table(await openTable(knownName() || t().nameless, { language: spoken() }, null)))
}

/** By rules that somebody handed on. */
export async function setTableWith(rules: Rules): Promise<void> {
  go(to.table(await openTable(knownName() || t().nameless, { ...rules, language: spoken() }, null)))
}

export async function sitDown(door: string, name: string, rabbit: Rabbit | null): Promise<void> {
  remember(name)
  go(to.table(await join(door, name, rabbit)), true)
}

/** Once: is this the table at which we play now? */
export function beginsAt(table: string): boolean {
  const begins = beginAt === table
  if (begins) beginAt = null
  return begins
}

export function remember(name: string): void {
  if (name) keep('name', name)
}
