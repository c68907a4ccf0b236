import type { Language } from '../wire.ts'

export const LANGUAGES: readonly { readonly code: Language; readonly name: string }[] = [
  { code: 'en', name: 'English' },
  { code: 'fr', name: 'Français' },
  { code: 'es', name: 'Español' },
  { code: 'pt', name: 'Português' },
  { code: 'et', name: 'Eesti' },
]

/** The first one wanted that we speak, whatever its country. */
export function pick(wanted: readonly string[]): Language {
  for (const each of wanted) {
    const known = LANGUAGES.find(({ code }) => code === each.slice(0, 2).toLowerCase())
    if (known) return known.code
  }
  return 'en'
}
