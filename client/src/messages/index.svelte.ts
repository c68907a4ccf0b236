/** The words of the page, in the language of this device. Each language is a file of its own, loaded when it is used. */
import { keep, recall } from '../store/device.ts'
import type { Code, Language, TableCode } from '../wire.ts'
import type { messages as english } from './en.ts'

type English = typeof english
export type Messages = Omit<English, 'refusals'> & { readonly refusals: Readonly<Record<Code | TableCode, string>> }

export const LANGUAGES: readonly { readonly code: Language; readonly name: string }[] = [
  { code: 'en', name: 'English' },
  { code: 'fr', name: 'Français' },
  { code: 'es', name: 'Español' },
  { code: 'pt', name: 'Português' },
  { code: 'et', name: 'Eesti' },
]

const LOAD: Readonly<Record<Language, () => Promise<{ readonly messages: Messages }>>> = {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  pt: () => import('./pt.ts'),
  et: () => import('./et.ts'),
}

let current: { readonly code: Language; readonly messages: Messages } | null = $state.raw(null)

/** The words. Only after `speak` has loaded a language, which main.ts waits for. */
export function t(): Messages {
  if (current === null) throw new Error('no language has been loaded yet')
  return current.messages
}

export function spoken(): Language {
  return current?.code ?? 'en'
}

export async function speak(code: Language): Promise<void> {
  current = { code, messages: (await LOAD[code]()).messages }
  document.documentElement.lang = code
}

/** Change it, and remember it here. */
export async function choose(code: Language): Promise<void> {
  keep('language', code)
  await speak(code)
}

/** As it was kept on this device, or as the browser asks. */
export function preferred(): Language {
  return pick([recall('language') ?? '', ...navigator.languages])
}

export function pick(wanted: readonly string[]): Language {
  const known = wanted.map((each) => each.slice(0, 2).toLowerCase())
  return LANGUAGES.find(({ code }) => code === known.find((each) => LANGUAGES.some((it) => it.code === each)))?.code ?? 'en'
}

export function wordRefusal(code: string): string {
  const words = t()
  if (code === 'unreachable') return words.unreachable
  return (words.refusals as Readonly<Record<string, string>>)[code] ?? words.unknownRefusal
}
