/** Numbers and lists in words, by the rules that the browser knows for each language. */
export type Forms<Category extends string> = Readonly<Record<Category | 'other', string>>

export function plurals<Category extends Intl.LDMLPluralRule = 'one'>(language: string) {
  const rules = new Intl.PluralRules(language)
  return (count: number, forms: Forms<Category>): string =>
    (forms as Partial<Record<string, string>>)[rules.select(count)] ?? forms.other
}

export function lists(language: string) {
  const format = new Intl.ListFormat(language, { type: 'conjunction' })
  return (names: readonly string[]): string => format.format(names)
}
