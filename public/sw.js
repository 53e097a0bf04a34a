// This worker only replaces a page that cannot be fetched, because there is no network, by the shop's offline page in the
// language of the address. It lets every other request pass unchanged.
const CACHE_NAME = 'shop-offline'
const PAGES = { pt: '/sem-conexao', en: '/en/sem-conexao' }
const MAX_AGE_MS = 24 * 60 * 60 * 1000

async function cachePages() {
  const cache = await caches.open(CACHE_NAME)
  await Promise.all(Object.values(PAGES).map((page) => cache.add(new Request(page, { cache: 'reload' }))))
}

// The offline pages change with the shop's styles and texts, so they are fetched again when the cached ones are a day old.
async function refreshPages() {
  const cached = await caches.match(PAGES.pt)
  const age = Date.now() - Date.parse(cached?.headers.get('date') ?? '')
  if (!(age < MAX_AGE_MS)) await cachePages()
}

// Deletes the caches that earlier versions of this worker created under other names.
async function deleteOldCaches() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== CACHE_NAME).map((name) => caches.delete(name)))
}

// Returns the page from the network; without network the cached offline page.
async function respondToNavigation(event) {
  try {
    const page = (await event.preloadResponse) ?? (await fetch(event.request))
    event.waitUntil(refreshPages().catch(() => {}))
    return page
  } catch (error) {
    const { pathname } = new URL(event.request.url)
    const offlinePage = await caches.match(/^\/en(\/|$)/.test(pathname) ? PAGES.en : PAGES.pt)
    if (!offlinePage) throw error
    return offlinePage
  }
}

self.addEventListener('install', (event) => {
  self.skipWaiting()
  event.waitUntil(cachePages())
})

self.addEventListener('activate', (event) => {
  // With navigation preload the browser requests the page while this worker starts.
  event.waitUntil(
    Promise.all([self.registration.navigationPreload?.enable(), self.clients.claim(), deleteOldCaches()]),
  )
})

self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate' && event.request.method === 'GET')
    event.respondWith(respondToNavigation(event))
})
