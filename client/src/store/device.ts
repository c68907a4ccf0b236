/** What this device remembers of itself. Nothing of it is sent anywhere but as the name one gives at a table. */
export function recall(what: string): string | null {
  try {
    return localStorage.getItem(`reverie.${what}`)
  } catch {
    return null // a browser may keep nothing
  }
}

export function keep(what: string, value: string): void {
  try {
    localStorage.setItem(`reverie.${what}`, value)
  } catch {
    // then it is asked again next time
  }
}
