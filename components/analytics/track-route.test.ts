import { CONSENT_COOKIE } from '#lib/consent/consent.ts'
import type { CartItem } from '#lib/shop/cart.ts'
import type * as ShopEvents from '#lib/state/shop-events.ts'
import type * as ShopState from '#lib/state/shop-state.ts'
import type * as Host from './consent/consent-host.tsx'
import type * as Reload from './reload-page.ts'

jest.mock('./consent/consent-host.tsx', () => ({ showConsentOnRoute: jest.fn() }))
jest.mock('./reload-page.ts', () => ({ reloadPage: jest.fn() }))
jest.mock('web-vitals', () => {
  const never = jest.fn()
  // Reports only the time to first byte, at once.
  const onTTFB = (report: (metric: object) => void) =>
    report({ name: 'TTFB', value: 12.3456, rating: 'good', id: 'v', navigationType: 'navigate' })
  return { onCLS: never, onFCP: never, onINP: never, onLCP: never, onTTFB }
})

const SERUM = {
  nivel: 'product/detail',
  brand: 'Rosalume',
  product: { id: 'RB-499', name: 'Sérum', price: 5990, path: '/serum', category: 'seruns' },
}
const LINE: CartItem = {
  key: 'a',
  hash: { idProduto: 424 },
  kind: 'lista',
  sku: 'RB-424',
  name: '1 pote - Tangerina',
  product: 'Colágeno',
  picture: '/img/pote',
  path: '/colageno',
  quantity: 2,
  price: 2490,
  total: 4980,
}
const TAGS = '<div id="consentimento" data-gtm="GTM-ABC123" data-pixel="123456789012345"></div>'

let calls: [method: string, path: string, body: unknown][] = []

const payload = (data: object) =>
  `<script type="application/json" id="dados-da-pagina">${JSON.stringify(data)}</script>`
const layer = () => (window.dataLayer ?? []) as Record<string, unknown>[]
/** Returns the arguments of a consent command, or the entry itself if it is no command. */
const argumentsOf = (entry: object) =>
  Object.prototype.toString.call(entry) === '[object Arguments]' ? Object.values(entry) : entry
const names = () =>
  layer().map((entry) => entry['event'] ?? (argumentsOf(entry) as unknown[])[1] ?? Object.keys(entry)[0])
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => new URL(src).hostname)
/** Stores a consent receipt: version, Unix seconds, and the granted categories ("m" analytics, "p" ads, "-" none). */
const choose = (receipt: string) => (document.cookie = `${CONSENT_COOKIE}=${receipt}; path=/`)
const settle = async () => {
  for (let ticks = 0; ticks < 20; ticks++) await Promise.resolve()
  await new Promise((resolve) => setTimeout(resolve, 5))
}

/** Opens a page as a browser does: with newly loaded modules. */
async function open(path: string, body: string) {
  jest.resetModules()
  history.replaceState(null, '', path)
  document.body.innerHTML = body
  document.head.innerHTML = ''
  delete window.dataLayer
  delete window.fbq
  const { trackRoute } = await import('./track-route.ts')
  const state: typeof ShopState = await import('#lib/state/shop-state.ts')
  const events: typeof ShopEvents = await import('#lib/state/shop-events.ts')
  const { showConsentOnRoute } = (await import('./consent/consent-host.tsx')) as jest.Mocked<typeof Host>
  const { reloadPage } = (await import('./reload-page.ts')) as jest.Mocked<typeof Reload>
  trackRoute()
  await settle()
  return { trackRoute, ...state, ...events, showConsentOnRoute, reloadPage }
}

beforeEach(() => {
  calls = []
  document.cookie = `${CONSENT_COOKIE}=; path=/; max-age=0`
  globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(String(input), location.href)
    calls.push([init?.method ?? 'GET', pathname, init?.body && JSON.parse(String(init.body))])
    return Response.json({ clique: null })
  }
})

test('P12 without tags there is no banner and no tag; events are still pushed (R80)', async () => {
  const { showConsentOnRoute } = await open('/serum?utm_source=x', payload(SERUM))
  expect(names()).toEqual(['page_location', 'ecommerce', 'view_item'])
  expect(layer()[2]).toMatchObject({
    ecommerce: { value: 59.9, items: [{ item_id: 'RB-499', item_category: 'seruns' }] },
  })
  expect([scripts(), calls, showConsentOnRoute.mock.calls]).toEqual([[], [], []])
})

test('R83 P12 the first command denies everything by default; nothing loads before a choice or after a rejection', async () => {
  const { showConsentOnRoute } = await open('/serum', TAGS + payload(SERUM))
  expect(argumentsOf(layer()[0]!)).toEqual([
    'consent',
    'default',
    {
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'denied',
      wait_for_update: 500,
    },
  ])
  expect(showConsentOnRoute).toHaveBeenCalledTimes(1)
  expect(scripts()).toEqual([])
  const [onChosen] = showConsentOnRoute.mock.calls[0]!
  onChosen({ version: 1, at: 1, analytics: false, ads: false })
  await settle()
  expect([scripts(), window.fbq]).toEqual([[], undefined])
})

test('R83 measurement alone loads Google’s tag after the consent update, and never the pixel', async () => {
  const { showConsentOnRoute } = await open('/serum', TAGS + payload(SERUM))
  const [onChosen] = showConsentOnRoute.mock.calls[0]!
  onChosen({ version: 1, at: 1, analytics: true, ads: false })
  await settle()
  expect(scripts()).toEqual(['www.googletagmanager.com'])
  expect(names().slice(0, 6)).toEqual([
    'default',
    'update',
    'page_location',
    'gtm.js',
    'ecommerce',
    'view_item',
  ])
  expect(window.fbq).toBeUndefined()
})

test('R84 the pixel receives the page and product events with a new id, and an add once, with the id of the store’s response', async () => {
  choose('1.1763731234.p')
  const { emitShopEvent } = await open('/serum', TAGS + payload(SERUM))
  emitShopEvent({ kind: 'added', line: LINE, quantity: 1, id: 'id-of-the-store' })
  const sentEvents = window.fbq!.queue.filter(([word]) => word === 'track')
  expect(sentEvents.map(([, name]) => name)).toEqual(['PageView', 'ViewContent', 'AddToCart'])
  expect(sentEvents.slice(1).map(([, , data]) => (data as { content_ids: string[] }).content_ids)).toEqual([
    ['RB-499'],
    ['RB-424'],
  ])
  const ids = sentEvents.map(([, , , more]) => (more as { eventID: string }).eventID)
  expect(ids[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(ids).toEqual([ids[0], ids[0], 'id-of-the-store'])
  expect(window.fbq!.queue[0]).toEqual(['set', 'autoConfig', false, '123456789012345'])
})

test('R80 R82 the cart sends events for confirmed adds and removals, one view_cart per opening of the drawer, and begin_checkout', async () => {
  choose('1.1763731234.mp')
  const { emitShopEvent, updateShopState } = await open(
    '/serum',
    `${TAGS + payload(SERUM)}<a href="/checkout/pagamento">Finalizar</a><a aria-disabled="true">Finalizar</a>`,
  )
  const { queryClient, CART_KEY } = await import('#lib/browser/cart-query.ts')
  queryClient().setQueryData([...CART_KEY, 'pt'], { cart: { items: [LINE] } })
  updateShopState({ isCartReady: true })
  await settle()
  const before = layer().length
  emitShopEvent({ kind: 'added', line: LINE, quantity: 1, id: '' })
  updateShopState({ isCartOpen: true, count: 2, subtotal: 4980 })
  updateShopState({ count: 2 })
  emitShopEvent({ kind: 'removed', line: LINE })
  updateShopState({ isCartOpen: false })
  updateShopState({ isCartOpen: true })
  const [purchase, disabledPurchase] = document.querySelectorAll('a')
  document.body.addEventListener('click', (event) => event.preventDefault())
  disabledPurchase!.click()
  purchase!.click()
  purchase!.click()
  await settle()
  const sentEvents = layer()
    .slice(before)
    .filter((entry) => entry['ecommerce'] || entry['event'] === 'pagina')
  expect(sentEvents.map(({ event }) => event).filter((event) => event !== 'pagina')).toEqual([
    'add_to_cart',
    'view_cart',
    'remove_from_cart',
    'view_cart',
    'begin_checkout',
    'begin_checkout',
  ])
  expect(sentEvents[0]).toMatchObject({
    ecommerce: { value: 24.9, items: [{ item_id: 'RB-424', quantity: 1, item_variant: 'Tangerina' }] },
  })
  const checkouts = window.fbq!.queue.filter(([, name]) => name === 'InitiateCheckout')
  expect(checkouts).toHaveLength(2)
  expect(checkouts[0]![3]).toEqual(checkouts[1]![3])
})

test('R80 the next page of a list is a new view, a new URL fragment is not', async () => {
  const navigation = new EventTarget()
  Object.defineProperty(window, 'navigation', { value: navigation, configurable: true })
  const list = (before: number) => ({
    nivel: 'product/listing/landing-page',
    brand: 'Rosalume',
    list: { id: 'produtos', name: 'Todos', before, items: [SERUM.product] },
  })
  await open('/produtos', payload(list(0)))
  history.pushState(null, '', '/produtos#fim')
  navigation.dispatchEvent(new Event('currententrychange'))
  await settle()
  expect(names().filter((name) => name === 'view_item_list')).toHaveLength(1)
  history.pushState(null, '', '/produtos?pagina=2')
  document.body.innerHTML = payload(list(24))
  navigation.dispatchEvent(new Event('currententrychange'))
  await settle()
  expect(layer().findLast(({ event }) => event === 'view_item_list')).toMatchObject({
    ecommerce: { items: [{ index: 24, price: 59.9 }] },
  })
  expect(names().filter((name) => name === 'ListingProducts')).toHaveLength(2)
  Reflect.deleteProperty(window, 'navigation')
})

test('R80 the cart page sends view_cart too', async () => {
  const { updateShopState } = await open('/en/checkout/carrinho/', '')
  const { queryClient, CART_KEY } = await import('#lib/browser/cart-query.ts')
  queryClient().setQueryData([...CART_KEY, 'en'], { cart: { items: [LINE] } })
  updateShopState({ isCartReady: true, count: 2, subtotal: 4980 })
  await settle()
  updateShopState({ count: 2 })
  expect(names().filter((name) => name === 'view_cart')).toHaveLength(1)
  expect(layer().find(({ event }) => event === 'view_cart')).toMatchObject({
    ecommerce: { value: 49.8, items: [{ item_category: 'colageno', url: 'http://localhost/en/colageno' }] },
  })
})

test('spec section 4 the variables of a view are published once, when visitor, cart and page are known', async () => {
  const { updateShopState, trackRoute } = await open('/en/serum', payload(SERUM))
  expect(names()).not.toContain('pagina')
  updateShopState({ count: 2, subtotal: 4980 })
  updateShopState({ count: 3, subtotal: 7470 })
  trackRoute()
  await settle()
  expect(layer().filter(({ event }) => event === 'pagina')).toEqual([
    {
      event: 'pagina',
      nivel: 'product/detail',
      idioma: 'en',
      produto: expect.objectContaining({ item_id: 'RB-499', availability: 'disponivel' }),
      usuario: { logado: false, hash: undefined },
      carrinho: { quantidade: 2, valor: 49.8 },
      origem: 'direct',
      page_location: 'http://localhost/en/serum',
      page_referrer: '',
    },
  ])
  history.pushState(null, '', '/en/pagina/termos')
  document.getElementById('dados-da-pagina')?.remove()
  trackRoute()
  await settle()
  expect(layer().at(-1)).toMatchObject({
    nivel: 'page',
    produto: undefined,
    page_referrer: 'http://localhost/en/serum',
    origem: 'internal',
  })
  expect(calls).toEqual([])
})

test.each([
  ['1.1763731234.mp', true],
  ['1.1763731234.m', false],
])(
  'R84 R85 events contain only hashes of a signed-in visitor, and only with consent to advertising: %s',
  async (choice, isSent) => {
    choose(choice)
    localStorage.setItem('site-login', '1')
    const hash = 'a'.repeat(64)
    const user = {
      id: 7,
      nomeRazao: 'Ana',
      email: 'ana@x.com',
      logado: true,
      userHash: { email: hash, celular: '', telefone: hash },
    }
    globalThis.fetch = async (input) => {
      const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.href)
      return Response.json(pathname.endsWith('/checkout/user') ? user : { clique: null })
    }
    const { updateShopState } = await open(
      '/serum',
      `${TAGS + payload(SERUM)}<a data-login-marker="site-login"></a>`,
    )
    updateShopState({ count: 0 })
    for (let tries = 0; tries < 50 && !names().includes('pagina'); tries++) await settle()
    const { usuario } = layer().find(({ event }) => event === 'pagina')!
    expect(usuario).toEqual({
      logado: true,
      hash: isSent ? { email: hash, mobile: '', phone: hash } : undefined,
    })
    const inits = window.fbq?.queue.filter(([word]) => word === 'init') ?? []
    expect(inits).toEqual(isSent ? [['init', '123456789012345', { em: hash, ph: hash }]] : [])
    expect(JSON.stringify(layer())).not.toMatch(/Ana|ana@/)
    localStorage.clear()
  },
)

test('R85 no tag loads on a page whose address has personal data, and the address is redacted', async () => {
  choose('1.1763731234.mp')
  const { trackRoute } = await open('/avaliacao-empresa?email=ana%40x.com&nome=Ana', TAGS)
  expect([scripts(), window.fbq]).toEqual([[], undefined])
  expect(layer().find((entry) => 'page_location' in entry)).toEqual({
    page_location: 'http://localhost/avaliacao-empresa',
    page_referrer: '',
  })
  history.pushState(null, '', '/')
  trackRoute()
  await settle()
  expect(scripts()).toHaveLength(2)
  expect(JSON.stringify(layer())).not.toMatch(/ana(?:@|%40)|Ana/)
})

test.each([
  ['/serum?utm_source=x&utm_medium=cpc', '', 1],
  ['/serum?fbclid=Iw', '1.1763731234.mp', 1],
  ['/serum?fbclid=Iw', '1.1763731234.m', 0],
  ['/serum?x=1', '1.1763731234.mp', 0],
])(
  'P8 R26 the click of %s with the choice %p is sent to the server %i times',
  async (path, receipt, times) => {
    if (receipt) choose(receipt)
    await open(path, TAGS + payload(SERUM))
    const sent = calls.filter(([method]) => method === 'POST')
    expect(sent).toEqual(Array.from({ length: times }, () => ['POST', '/api/clique', { pagina: path }]))
  },
)

test('R24 the first view with a stored click has the URL that the visitor landed on', async () => {
  choose('1.1763731234.mp')
  const clique = { gclid: 'Ab-9', pagina: '/serum', em: Math.floor(Date.now() / 1000) }
  globalThis.fetch = async () => Response.json({ clique })
  const { updateShopState } = await open('/serum', TAGS + payload(SERUM))
  updateShopState({ count: 0 })
  await settle()
  const variables = layer().find(({ event }) => event === 'pagina')
  expect(variables).toMatchObject({ page_location: 'http://localhost/serum?gclid=Ab-9', origem: 'ad' })
  // P8: neither an event nor the address without the click comes before the tag's start.
  expect(names().slice(0, 6)).toEqual([
    'default',
    'update',
    'page_location',
    'gtm.js',
    'ecommerce',
    'view_item',
  ])
  expect(layer()[2]).toMatchObject({ page_location: 'http://localhost/serum?gclid=Ab-9' })
  const addresses = layer().flatMap((entry) => entry['page_location'] ?? [])
  expect(new Set(addresses)).toEqual(new Set(['http://localhost/serum?gclid=Ab-9']))
})

const vitals = () => layer().filter(({ event }) => event === 'web_vitals')
const pages = () => layer().filter(({ event }) => event === 'pagina')
const clickOf = (path: string) => ({ gclid: 'Ab-9', pagina: path, em: Math.floor(Date.now() / 1000) })
/** Makes the server hold back the stored click. Returns a function that releases it. */
function slowClick(clique: object) {
  let release = () => {}
  const gate = new Promise<void>((resolve) => (release = resolve))
  globalThis.fetch = async () => gate.then(() => Response.json({ clique }))
  return release
}

test('R24 variables and web vitals wait for the stored click', async () => {
  choose('1.1763731234.mp')
  const release = slowClick(clickOf('/serum'))
  const { updateShopState } = await open('/serum', TAGS + payload(SERUM))
  updateShopState({ count: 0 })
  await settle()
  expect([pages(), vitals(), scripts()]).toEqual([[], [], []])
  release()
  await settle()
  expect(pages()).toEqual([expect.objectContaining({ origem: 'ad' })])
  expect(vitals()).toEqual([expect.objectContaining({ origem: 'ad', nivel: 'product/detail' })])
})

test('R24 after a time-out everything is published without the click, and the late response adds a correction', async () => {
  jest.useFakeTimers()
  try {
    choose('1.1763731234.mp')
    const release = slowClick(clickOf('/serum'))
    const opened = open('/serum', TAGS + payload(SERUM))
    await jest.advanceTimersByTimeAsync(100)
    const { updateShopState } = await opened
    updateShopState({ count: 0 })
    await jest.advanceTimersByTimeAsync(2000)
    expect(pages()).toEqual([])
    await jest.advanceTimersByTimeAsync(1500)
    expect(pages()).toEqual([expect.objectContaining({ origem: 'direct' })])
    expect(vitals()).toHaveLength(1)
    release()
    await jest.advanceTimersByTimeAsync(100)
    expect(layer().at(-1)).toEqual({
      page_location: 'http://localhost/serum?gclid=Ab-9',
      page_referrer: '',
      origem: 'ad',
    })
    // Google's tag has already read the entry, so the entry itself does not change.
    expect(pages()).toEqual([expect.objectContaining({ origem: 'direct' })])
  } finally {
    jest.useRealTimers()
  }
})

test('P8 R24 a click that becomes available with the consent corrects the view published without it', async () => {
  globalThis.fetch = async () => Response.json({ clique: clickOf('/serum') })
  const { updateShopState, showConsentOnRoute } = await open('/serum', TAGS + payload(SERUM))
  updateShopState({ count: 0 })
  await settle()
  expect(pages()).toEqual([expect.objectContaining({ origem: 'direct' })])
  choose('1.1763731235.mp')
  showConsentOnRoute.mock.calls[0]![0]({ version: 1, at: 2, analytics: true, ads: true })
  await settle()
  // No tag has read the entry before the choice, so the entry itself is corrected.
  const withClick = { page_location: 'http://localhost/serum?gclid=Ab-9', origem: 'ad' }
  expect(pages()).toEqual([expect.objectContaining(withClick)])
  expect(names().slice(0, 6)).toEqual([
    'default',
    'update',
    'page_location',
    'gtm.js',
    'ecommerce',
    'view_item',
  ])
  expect(layer()[2]).toMatchObject({ page_location: withClick.page_location })
})

test('P8 after two views without a choice, the tag starts before the events of both', async () => {
  globalThis.fetch = async () => Response.json({ clique: null })
  const { showConsentOnRoute, trackRoute } = await open('/serum', TAGS + payload(SERUM))
  history.pushState(null, '', '/whey')
  trackRoute()
  await settle()
  choose('1.1763731235.m')
  showConsentOnRoute.mock.calls[0]![0]({ version: 1, at: 2, analytics: true, ads: false })
  await settle()
  const known = ['default', 'update', 'page_location', 'gtm.js', 'view_item']
  expect(names().filter((name) => known.includes(String(name)))).toEqual([
    'default',
    'update',
    'page_location',
    'gtm.js',
    'view_item',
    'page_location',
    'view_item',
  ])
})

test('P8 the click of the URL is sent to the server before the stored click is fetched; a copy fetched earlier is discarded', async () => {
  choose('1.1763731234.mp')
  let latest = 'velho'
  globalThis.fetch = async (_input, init) => {
    calls.push([init?.method ?? 'GET', '/api/clique', undefined])
    const clique = { ...clickOf('/serum'), gclid: undefined, utm: { utm_source: latest } }
    if (init?.method !== 'POST') return Response.json({ clique })
    await settle()
    latest = 'novo'
    return new Response(null, { status: 204 })
  }
  const opening = open('/serum?utm_source=novo', TAGS + payload(SERUM))
  await settle()
  const { fetchStoredClick } = await import('#lib/analytics/fetch-stored-click.ts')
  expect((await fetchStoredClick())?.parameters).toEqual({ utm_source: 'velho' })
  await opening
  await settle()
  await settle()
  expect((await fetchStoredClick())?.parameters).toEqual({ utm_source: 'novo' })
  expect(calls.map(([method]) => method)).toEqual(['POST', 'GET', 'GET'])
})

/** The consent commands for Google, in the order in which it reads them. */
const consents = () =>
  layer()
    .slice(0, names().indexOf('gtm.js'))
    .flatMap((entry) => (argumentsOf(entry) === entry ? [] : [(argumentsOf(entry) as unknown[]).slice(1)]))

test.each([
  ['', ['-', 'mp']],
  ['1.1763731234.-', ['m']],
  ['1.1763731234.-', ['-', 'p']],
  ['', ['-', '-', 'mp']],
])('R83 P12 the last choice before Google’s tag loads applies: %p, then %j', async (first, then) => {
  if (first) choose(first)
  const { showConsentOnRoute } = await open('/serum', TAGS + payload(SERUM))
  for (const letters of then) {
    choose(`1.1763731235.${letters}`)
    const [analytics, ads] = [letters.includes('m'), letters.includes('p')]
    showConsentOnRoute.mock.calls[0]![0]({ version: 1, at: 2, analytics, ads })
    await settle()
  }
  const last = then.at(-1)!
  expect(names()[0]).toBe('default')
  expect(consents()).toHaveLength(1 + then.length + (first ? 1 : 0))
  expect(consents().at(-1)).toEqual([
    'update',
    expect.objectContaining({
      ad_storage: last.includes('p') ? 'granted' : 'denied',
      analytics_storage: last.includes('m') ? 'granted' : 'denied',
    }),
  ])
})

test('P12 withdrawing consent, here or in another tab, reloads the page; adding consent does not', async () => {
  choose('1.1763731234.m')
  const { showConsentOnRoute, reloadPage, trackRoute } = await open('/serum', TAGS + payload(SERUM))
  const [onChosen] = showConsentOnRoute.mock.calls[0]!
  choose('1.1763731235.mp')
  onChosen({ version: 1, at: 2, analytics: true, ads: true })
  await settle()
  expect(reloadPage).not.toHaveBeenCalled()
  expect(scripts()).toEqual(['www.googletagmanager.com', 'connect.facebook.net'])
  choose('1.1763731236.-')
  trackRoute()
  expect(reloadPage).toHaveBeenCalledTimes(1)
  onChosen({ version: 1, at: 3, analytics: false, ads: false })
  expect(reloadPage).toHaveBeenCalledTimes(2)
  expect(argumentsOf(layer().findLast((entry) => argumentsOf(entry) !== entry)!)).toEqual([
    'consent',
    'update',
    expect.objectContaining({ ad_storage: 'denied', analytics_storage: 'denied' }),
  ])
})
