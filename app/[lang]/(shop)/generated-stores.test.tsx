import fc from 'fast-check'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { POSTAL_CODE_SEARCH } from '#components/catalog/shipping-estimate.tsx'
import { MenuEntry } from '#components/shell/menu-entry.tsx'
import { createApiClient } from '#lib/client/api-client.ts'
import { fetchCart } from '#lib/client/store/cart.ts'
import { readCompany } from '#lib/config/company-file.ts'
import { parseEnv } from '#lib/config/env.ts'
import { setHost } from '#lib/host/host.ts'
import { listingMetadata } from '#lib/pages/listing-page.ts'
import { loadMenu, loadSearch } from '#lib/pages/loaders.ts'
import { productPage, productPageMetadata } from '#lib/pages/product-page.ts'
import { DEFAULT_LISTING_PARAMS } from '#lib/routes/listing-address.ts'
import { shownAmounts } from '#lib/testing/documents/mutate.ts'
import { openTestHost } from '#lib/testing/test-host.ts'
import { generatedApi, generatedSettings } from '../../../e2e/foreign-store/generated/api.ts'
import { generateCart } from '../../../e2e/foreign-store/generated/cart.ts'
import { drawFrom } from '../../../e2e/foreign-store/generated/draw.ts'
import { generateStore } from '../../../e2e/foreign-store/generated/generate-store.ts'
import {
  STORE_ONLY,
  type GeneratedProduct,
  type GeneratedStore,
} from '../../../e2e/foreign-store/generated/model.ts'
import * as expected from '../../../e2e/foreign-store/generated/expectations.ts'
import StoreTextPage from '../store/text/[...path]/page.tsx'
import { ProductScreen } from './[slug]/product-screen.tsx'
import { ListingScreen } from './listing-screen.tsx'
import { StoreHome } from './store-home.tsx'
import StoreKitPage from './store/kit/[...path]/page.tsx'
import StoreKitsPage from './store/kits/[...path]/page.tsx'

const ORIGIN = 'https://loja.exemplo.example'
// Random stores, the same in every run; STORE_SEED and STORE_RUNS try others.
const RUNS = {
  seed: Number(process.env['STORE_SEED'] ?? 14),
  numRuns: Number(process.env['STORE_RUNS'] ?? 4),
  // No shrinking: a store is generated from one number, and a smaller number gives another store, not a smaller one.
  endOnFailure: true,
}

let opened = 0

// Loaders cache failures by path and menus by name, so each store has its own paths and names.
function open(seed: number): GeneratedStore {
  const draw = drawFrom(seed)
  const store = generateStore(draw, `u${++opened}`, ORIGIN)
  const api = generatedApi(draw, store)
  const { env } = parseEnv({ ...generatedSettings(store), BRAND_FILE: 'e2e/brands/serra-alta' })
  openTestHost(
    async (request) => {
      const { pathname, searchParams } = new URL(request.url)
      const { status, body } = api(pathname.replace('/v2/front/', ''), searchParams)
      return Response.json(body, { status })
    },
    { env, company: readCompany(undefined, env.brand.company), reports: null },
  )
  return store
}

beforeEach(() => {
  // A store without a banner or showcase is logged once.
  jest.spyOn(console, 'error').mockImplementation((first: unknown, ...others: unknown[]) => {
    if (first !== 'erro') throw new Error([first, ...others].join(' '))
  })
})
afterEach(() => {
  jest.restoreAllMocks()
  setHost(undefined)
})

async function pageOf(screen: Promise<ReactElement> | ReactElement): Promise<HTMLElement> {
  const page = document.createElement('div')
  page.innerHTML = renderToStaticMarkup(await screen)
  return page
}

// Links to other hosts that the shop writes itself: the post's search for a CEP, and the pictures of the gallery.
const isShopLink = (to: string) => to === POSTAL_CODE_SEARCH || to.startsWith('https://cdn.exemplo.example/')
const OTHER_HOSTS = [
  'tel:+551130000000',
  'https://rede.example/loja',
  ...STORE_ONLY.map((path) => ORIGIN + path),
]
const BROKEN_TEXT = /\bNaN\b|undefined|\[object|Infinity|\bnull\b|<\/?[a-z]+[ >]|&[a-z]+;|&#\d+;|segredo/

/** Faults that no page may have: a link that leaves the shop, a script, broken text (`NaN`, HTML), an amount that the store did not state. */
function faultsOf(
  page: HTMLElement,
  stated: readonly number[],
  allowedLinks: readonly string[] = [],
): string[] {
  const data = page.querySelectorAll('script')
  const texts = [...data].map(({ textContent }) => textContent)
  data.forEach((script) => script.remove())
  page.querySelectorAll('style, noscript').forEach((element) => element.remove())
  const links = [...page.querySelectorAll('a[href], form[action]')].map(
    (each) => each.getAttribute('href') ?? each.getAttribute('action') ?? '',
  )
  const text = page.textContent ?? ''
  const prices = texts.flatMap((each) =>
    [...each.matchAll(/"price":"([\d.]+)"/g)].map(([, reais]) => Math.round(Number(reais) * 100)),
  )
  const unknown = [...shownAmounts(text.replaceAll('\u00a0', ' ')), ...prices].filter(
    (each) => !stated.includes(each),
  )
  return [
    ...links
      .filter((to) => !/^\/(?!\/)|^#/.test(to) && !isShopLink(to) && !allowedLinks.includes(to))
      .map((to) => `leaves: ${to}`),
    ...(BROKEN_TEXT.exec(text)?.slice(0, 1) ?? []),
    ...unknown.map((cents) => `amount ${cents}`),
    ...(page.querySelector('iframe, [onclick], [onerror], [href^="javascript:"]')
      ? ['a script of the store']
      : []),
  ]
}

const cartForms = (page: HTMLElement) => [
  ...page.querySelectorAll('form[action$="/checkout/carrinho/adicionar"]'),
]
const hasBuyButton = (page: HTMLElement) =>
  cartForms(page).some((form) => form.querySelector('button[type="submit"], button:not([type])'))

/** The faults of a product page. */
async function productFaults(product: GeneratedProduct): Promise<string[]> {
  const page = await pageOf(ProductScreen({ lang: 'pt', path: product.path }))
  const data = page.querySelector('script[type="application/ld+json"]')?.textContent ?? ''
  const prices = expected.pricesOf(product)
  const needsStore = product.needsStorePage && product.status === 'disponivel'
  const read = (await productPage('pt', product.path)).product
  const meta = await productPageMetadata('pt', product.path)
  return [
    ...faultsOf(page, prices.flatMap(expected.amountsOf), needsStore ? [ORIGIN + product.path] : []),
    ...(read.name === product.name ? [] : [`name ${read.name} for ${product.name}`]),
    ...(read.choice?.values ?? []).flatMap(({ label }, index) =>
      label === product.values[index]?.label ? [] : [`value ${label} for ${product.values[index]?.label}`],
    ),
    ...(page.querySelector('h1')?.textContent === product.name ? [] : ['h1']),
    ...(meta.title ? [] : ['no title']),
    ...(hasBuyButton(page) === expected.isSoldHere(product) ? [] : [`buy button ${hasBuyButton(page)}`]),
    ...(data.includes('"Offer"') && prices.length === 0 ? ['an offer without a price'] : []),
    ...(data.includes('InStock') && !expected.isSoldHere({ ...product, needsStorePage: undefined })
      ? ['offered, but sold out']
      : []),
    ...(prices.length > 0 && shownAmounts(page.textContent.replaceAll('\u00a0', ' ')).length === 0
      ? ['no price']
      : []),
  ].map((fault) => `${product.path}: ${fault}`)
}

const FILTER_AMOUNTS = [0, 5000]

/** The faults of cards, in the order of `products`. */
function cardFaults(page: HTMLElement, products: readonly GeneratedProduct[]): string[] {
  const cards = [...page.querySelectorAll('li:has(> div h2 a)')] as HTMLElement[]
  if (cards.length !== products.length) return [`${cards.length} cards for ${products.length} products`]
  return products.flatMap((product, index) => {
    const card = cards[index]!
    const name = card.querySelector('h2')!.textContent
    const price = expected.cardPrice(product)
    const amounts = shownAmounts(card.textContent.replaceAll('\u00a0', ' '))
    const hasButton = card.querySelector('button[form="comprar"]') !== null
    return [
      ...(name === product.name ? [] : [`name ${name} for ${product.name}`]),
      ...(card.querySelector('h2 a')!.getAttribute('href') === product.path ? [] : ['address']),
      ...(price ? (amounts.includes(price.now) || amounts.includes(price.upfront) ? [] : ['no price']) : []),
      ...(!price && amounts.length > 0 ? ['a price'] : []),
      ...(hasButton === expected.isSoldByCard(product) ? [] : [`buy button ${hasButton}`]),
    ].map((fault) => `card of ${product.path}: ${fault}`)
  })
}

const amountsOf = (products: readonly GeneratedProduct[]) => [
  ...products.flatMap((product) => expected.pricesOf(product).flatMap(expected.amountsOf)),
  ...FILTER_AMOUNTS,
]

/** The faults of listings, lists, text pages, home page and menu. */
async function otherFaults(store: GeneratedStore): Promise<string[]> {
  const { products, sections, lists, texts, suffix, maxLimit } = store
  const pageSize = Math.min(24, maxLimit)
  const faults: string[] = []
  for (const { kind, path, name, products: listed } of sections) {
    const address = { lang: 'pt', kind, path }
    const page = await pageOf(ListingScreen({ address }))
    const found = [...faultsOf(page, amountsOf(listed)), ...cardFaults(page, listed.slice(0, pageSize))]
    if (page.querySelector('h1')?.textContent !== name)
      found.push(`h1 ${page.querySelector('h1')?.textContent}`)
    if (!(await listingMetadata(address)).title) found.push('no title')
    faults.push(...found.map((fault) => `${path}: ${fault}`))
  }
  for (const list of lists) {
    const params = Promise.resolve({ lang: 'pt', path: list.path.slice(1).split('/') })
    const page = await pageOf(StoreKitPage({ params }))
    const stated = list.price ? expected.amountsOf(list.price) : []
    const isSold = expected.isListSold(list)
    const found = faultsOf(page, stated, isSold ? [] : [ORIGIN + list.path])
    if (hasBuyButton(page) !== isSold) found.push(`buy button ${hasBuyButton(page)}`)
    faults.push(...found.map((fault) => `${list.path}: ${fault}`))
  }
  if (store.listPage) {
    const params = Promise.resolve({ lang: 'pt', path: store.listPage.path.slice(1).split('/') })
    const page = await pageOf(StoreKitsPage({ params }))
    const amounts = lists.flatMap(({ price }) => (price ? expected.amountsOf(price) : []))
    const linked = [...page.querySelectorAll('h2 a')].map((link) => link.getAttribute('href'))
    const found = [
      ...faultsOf(page, amounts),
      ...lists.filter(({ path }) => !linked.includes(path)).map(({ path }) => `no card of ${path}`),
    ]
    faults.push(...found.map((fault) => `${store.listPage?.path}: ${fault}`))
  }
  for (const [path, html] of texts) {
    const params = Promise.resolve({ lang: 'pt', path: path.slice(1).split('/') })
    const page = await pageOf(StoreTextPage({ params }))
    const found = faultsOf(page, [], html ? [] : [ORIGIN + path])
    if (html && !page.textContent.includes('Um texto da loja.')) found.push('no text')
    faults.push(...found.map((fault) => `${path}: ${fault}`))
  }
  const home = await pageOf(StoreHome({ lang: 'pt', heading: 'Loja' }))
  const rows = store.missing.has('showcases') ? [] : products.slice(0, 8)
  faults.push(...faultsOf(home, amountsOf(products), OTHER_HOSTS), ...cardFaults(home, rows))
  const menu = await loadMenu('pt', `menu-${suffix}`)
  const nav = await pageOf(
    <ul>
      {menu.map((entry, index) => (
        <MenuEntry key={index} lang="pt" entry={entry} menu="menu-principal" />
      ))}
    </ul>,
  )
  const linked = [...nav.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  const paths = [...sections, ...lists, ...[...texts.keys()].map((path) => ({ path }))].map(
    ({ path }) => path,
  )
  faults.push(...faultsOf(nav, [], OTHER_HOSTS))
  if (!store.missing.has('menus')) {
    faults.push(...OTHER_HOSTS.filter((to) => !linked.includes(to)).map((to) => `the menu lacks ${to}`))
    faults.push(...paths.filter((path) => !linked.includes(path)).map((path) => `the menu lacks ${path}`))
    if (!nav.textContent.includes('Copyright: Todos os direitos reservados'))
      faults.push('the menu lacks a text')
  }
  const found = await loadSearch('pt', suffix, DEFAULT_LISTING_PARAMS)
  if (found.products.length !== Math.min(products.length, pageSize) || found.total !== products.length)
    faults.push(`search: ${found.products.length} of ${found.total}`)
  return faults
}

test('platform 3 6 each page of a randomly generated store shows the data that the store states, and no other', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(), async (seed) => {
      const store = open(seed)
      const faults: string[] = []
      for (const product of store.products) faults.push(...(await productFaults(product)))
      faults.push(...(await otherFaults(store)))
      expect(faults).toEqual([])
    }),
    RUNS,
  )
})

test('platform 3.6 a cart in either document format has the lines and amounts of the store', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(), async (seed) => {
      const { cart, document: body } = generateCart(drawFrom(seed))
      const store = createApiClient({
        base: 'http://store.internal/v2/front',
        lang: 'pt',
        timeoutMs: 1000,
        fetch: async () => Response.json(body),
      })
      const { cart: read } = await fetchCart(store)
      const lines = read.items.map(({ name, quantity, price, total, attributes, isReadOnly }) => ({
        name,
        quantity,
        price,
        total,
        attribute: attributes?.[0],
        hasKey: !isReadOnly,
      }))
      expect(lines).toEqual(cart.lines)
      expect(read.subtotal).toBe(cart.lines.length === 0 ? (cart.subtotal ?? 0) : cart.subtotal)
      if (cart.lines.length > 0) expect(read.total).toBe(cart.total)
      expect(read.count).toBe(cart.lines.reduce((units, { quantity }) => units + quantity, 0))
    }),
    { ...RUNS, numRuns: RUNS.numRuns * 16 },
  )
})
