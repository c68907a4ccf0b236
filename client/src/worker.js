/**
 * Stands between an installed page and the network. What bears its content's hash in its name is kept; everything else is
 * asked for. It never takes over from an older one while a page of that is open: so an update breaks no game, which finds
 * every part of its own build here.
 */
const KEPT = ['__KEPT__'] // the parts of this build, put in when it is built
const BUILD = 'build-__BUILD__'
const PICTURES = 'pictures'
const MOST_PICTURES = 400

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(BUILD).then((cache) => cache.addAll(['/', ...KEPT])))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter((name) => name !== BUILD && name !== PICTURES).map((name) => caches.delete(name)))))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== location.origin || request.method !== 'GET') return
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match('/')))
  else if (pathname.startsWith('/assets/')) event.respondWith(kept(request, BUILD))
  else if (pathname.startsWith('/pictures/')) event.respondWith(kept(request, PICTURES))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(clients.matchAll({ type: 'window' }).then(([open]) => (open ? open.focus() : clients.openWindow('/'))))
})

async function kept(request, name) {
  const known = await caches.match(request)
  if (known) return known
  const answer = await fetch(request)
  if (answer.ok) {
    const cache = await caches.open(name)
    await cache.put(request, answer.clone())
    if (name === PICTURES) await thin(cache)
  }
  return answer
}

/** The oldest go first. */
async function thin(cache) {
  const all = await cache.keys()
  await Promise.all(all.slice(0, Math.max(0, all.length - MOST_PICTURES)).map((each) => cache.delete(each)))
}
