/** Which screen an address means. Secrets stand in the fragment, which no browser sends anywhere. */
export type Route =
  | { readonly at: 'landing' }
  | { readonly at: 'table'; readonly table: string }
  | { readonly at: 'album'; readonly table: string }
  | { readonly at: 'screen'; readonly table: string }
  | { readonly at: 'join'; readonly door: string }
  | { readonly at: 'device'; readonly secret: string }
  | { readonly at: 'offered'; readonly rules: string }
  | { readonly at: 'rules' }
  | { readonly at: 'privacy' }
  | { readonly at: 'nowhere' }

export function read(path: string, fragment: string): Route {
  const [first = '', second = '', ...rest] = path.split('/').slice(1)
  const secret = fragment.replace(/^#/, '')
  if (rest.length > 0) return { at: 'nowhere' }
  if (first === 't' && second) return { at: 'table', table: decodeURIComponent(second) }
  if (first === 'album' && second) return { at: 'album', table: decodeURIComponent(second) }
  if (first === 'screen' && second) return { at: 'screen', table: decodeURIComponent(second) }
  if (second) return { at: 'nowhere' }
  if (first === '') return { at: 'landing' }
  if (first === 'j') return { at: 'join', door: secret }
  if (first === 'd') return { at: 'device', secret }
  if (first === 'r') return { at: 'offered', rules: secret }
  if (first === 'rules' || first === 'privacy') return { at: first }
  return { at: 'nowhere' }
}

export const to = {
  landing: '/',
  rules: '/rules',
  privacy: '/privacy',
  table: (table: string) => `/t/${encodeURIComponent(table)}`,
  album: (table: string) => `/album/${encodeURIComponent(table)}`,
  screen: (table: string) => `/screen/${encodeURIComponent(table)}`,
  join: (door: string) => `/j#${door}`,
  device: (secret: string) => `/d#${secret}`,
  rulesOf: (packed: string) => `/r#${packed}`,
}
