/** Where the page is. Links are true links; those that stay in the house do not load it anew. */
import { read, type Route } from './route.ts'

/** Where one is: in the book, or at the table at dusk, where hands and rows lie. */
export const ground = $state({ dusk: false })

let route: Route = $state.raw(read(location.pathname, location.hash))

export function here(): Route {
  return route
}

/** Go to an address of ours; `instead` leaves none to come back to, as befits a secret that is used up. */
export function go(address: string, instead = false): void {
  history[instead ? 'replaceState' : 'pushState'](null, '', address)
  arrive()
  window.scrollTo(0, 0)
}

function arrive(): void {
  route = read(location.pathname, location.hash)
}

export function listen(): void {
  window.addEventListener('popstate', arrive)
  window.addEventListener('hashchange', arrive)
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link === null || link.origin !== location.origin || link.target || link.hasAttribute('download')) return
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    if (link.pathname.startsWith('/api/') || link.pathname.startsWith('/licences/')) return
    event.preventDefault()
    go(link.pathname + link.hash)
  })
}
