// The one thing that this worker does: a page that cannot be fetched because the network is gone becomes the shop's
// offline page in the language of its address. Everything else goes to the network as if it were not here.
const KEPT = 'shop-offline'
const PAGES = { pt: '/sem-conexao', en: '/en/sem-conexao' }
const FRESH_FOR_MS = 24 * 60 * 60 * 1000

async function keep() {
  const cache = await caches.open(KEPT)
  await Promise.all(Object.values(PAGES).map((page) => cache.add(new Request(page, { cache: 'reload' }))))
}

// The page's styles and words change with the shop; a copy of yesterday is replaced while the network is there.
async function keepFresh() {
  const kept = await caches.match(PAGES.pt)
  const age = Date.now() - Date.parse(kept?.headers.get('date') ?? '')
  if (!(age < FRESH_FOR_MS)) await keep()
}

// Pages that an earlier version of this worker kept under another name.
async function forgetOthers() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)))
}

async function answer(event) {
  try {
    const page = (await event.preloadResponse) ?? (await fetch(event.request))
    event.waitUntil(keepFresh().catch(() => {}))
    return page
  } catch (error) {
    const { pathname } = new URL(event.request.url)
    const kept = await caches.match(/^\/en(\/|$)/.test(pathname) ? PAGES.en : PAGES.pt)
    if (!kept) throw error
    return kept
  }
}

self.addEventListener('install', (event) => {
  self.skipWaiting()
  event.waitUntil(keep())
})

self.addEventListener('activate', (event) => {
  // The browser asks for the page while this worker wakes up.
  event.waitUntil(
    Promise.all([self.registration.navigationPreload?.enable(), self.clients.claim(), forgetOthers()]),
  )
})

self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate' && event.request.method === 'GET') event.respondWith(answer(event))
})
