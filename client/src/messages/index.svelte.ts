/** The words of the page, in the language of this device. Each language is a file of its own, loaded when it is used. */
import { keep, recall } from '../store/device.ts'
import type { Code, Language, TableCode } from '../wire.ts'
import type { messages as english } from './en.ts'
import { pick } from './pick.ts'

export { LANGUAGES } from './pick.ts'

type English = typeof english
export type Messages = Omit<English, 'refusals'> & { readonly refusals: Readonly<Record<Code | TableCode, string>> }

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

export function wordRefusal(code: string): string {
  const words = t()
  if (code === 'unreachable') return words.unreachable
  return (words.refusals as Readonly<Record<string, string>>)[code] ?? words.unknownRefusal
}
