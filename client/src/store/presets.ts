/** Rules as people think of them: the usual ways to play, and those of a group, to be kept and handed on. */
import type { ClueKind, Options, Settings } from '../wire.ts'
import { keep, recall } from './device.ts'

export const PRESETS = ['book', 'three', 'counting', 'friends', 'story', 'big', 'rivals', 'allies'] as const
export type Preset = (typeof PRESETS)[number]

/** What is handed on: how one plays, not with whom, in which language or with which pictures. */
export type Rules = Pick<Settings, 'chairs' | 'options' | 'clock' | 'away'>

export interface GroupRules {
  readonly name: string
  readonly rules: Rules
}

export const BY_THE_BOOK: Options = {
  end: null, counting: false, bonus_cap: null, exchange: false, amend: false, votes: null, clues: ['words'], story: false, allies: null,
}
const ALL_CLUES: readonly ClueKind[] = ['words', 'sound', 'hum', 'mime', 'live']

const CHANGES: Record<Preset, { readonly chairs?: number; readonly options?: Partial<Options>; readonly minds?: number }> = {
  book: { chairs: 6 },
  three: { chairs: 3 },
  counting: { options: { counting: true } },
  friends: { options: { end: { by: 'score', at: 30 }, clues: ALL_CLUES, exchange: true, amend: true } },
  story: { options: { story: true } },
  big: { chairs: 12 },
  rivals: { chairs: 4, minds: 2 },
  allies: { chairs: 4, minds: 2, options: { allies: [0, 1] } },
}

export function withPreset(settings: Settings, preset: Preset): Settings {
  const { chairs, options } = CHANGES[preset]
  return { ...settings, chairs: chairs ?? settings.chairs, options: { ...BY_THE_BOOK, ...options } }
}

/** The chairs that minds take: two people alone leave none free but their own. */
export function chairsOfMinds(preset: Preset): number[] {
  const { chairs = 0, minds = 0 } = CHANGES[preset]
  return Array.from({ length: minds }, (_, n) => chairs - minds + n)
}

export function rulesOf({ chairs, options, clock, away }: Settings): Rules {
  return { chairs, options, clock, away }
}

/** As a link carries it, in the fragment: no server hears of it. */
export function packed(group: GroupRules): string {
  const bytes = new TextEncoder().encode(JSON.stringify(group))
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** What somebody's link says, or null; the server judges the rules themselves when a table is set with them. */
export function unpacked(text: string): GroupRules | null {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
    const told = JSON.parse(new TextDecoder().decode(bytes)) as GroupRules
    const { chairs, options, clock, away } = told.rules
    if (typeof told.name !== 'string' || typeof chairs !== 'number' || !Array.isArray(options.clues)) return null
    return { name: told.name.slice(0, 40), rules: { chairs, options: { ...BY_THE_BOOK, ...options }, clock, away } }
  } catch {
    return null
  }
}

export function keptRules(): readonly GroupRules[] {
  const told: unknown = JSON.parse(recall('rules') ?? '[]')
  return Array.isArray(told) ? (told as GroupRules[]) : []
}

/** Under its name; one of the same name gives way. */
export function keepRules(group: GroupRules): readonly GroupRules[] {
  return stored([...keptRules().filter(({ name }) => name !== group.name), group])
}

export function forgetRules(name: string): readonly GroupRules[] {
  return stored(keptRules().filter((each) => each.name !== name))
}

function stored(groups: readonly GroupRules[]): readonly GroupRules[] {
  keep('rules', JSON.stringify(groups))
  return groups
}
