import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { LANGUAGES } from '../languages.ts'
import { graphOf, productOf, type GraphOffer } from '../graph.ts'

/** An item that can be added to the cart, with its page. */
interface Item {
  id: number
  sku: string
  /** The item's type in a cart request. */
  tipo: string
  /** The page in its raw HTML, with `?sabor=` for a flavour. */
  html: string
  offer: GraphOffer
  isSoldOut: boolean
}

/** Prices of all items in reais with two decimals. */
interface Prices {
  /** By the item's id in the cart. */
  cart: ReadonlyMap<number, string>
  /** By the item's SKU in structured data. */
  feed: ReadonlyMap<string, string>
}

/** Every place that shows a price of an item; all must show the same one, and none may be missing (spec section 7, R46). */
const PLACES: Record<string, (item: Item, prices: Prices) => string | undefined> = {
  page: ({ html }) => shownPrice(boxOf(html)),
  'structured data': ({ offer }) => offer.price,
  'Open Graph': ({ html }) => / (?:name|property)="product:price:amount" content="([^"]*)"/.exec(html)?.[1],
  feed: ({ sku }, { feed }) => feed.get(sku),
  // A sold-out item cannot be added to the cart.
  cart: ({ id, isSoldOut, offer }, { cart }) => (isSoldOut ? offer.price : cart.get(id)),
}

/** Returns the buy box of a product page: the form with a quantity, or for a sold-out product the first form that names a kind of item. */
function boxOf(html: string): string {
  const quantity = html.search(/<input type="text"[^>]* name="quantidade"/)
  const field = quantity > 0 ? quantity : html.search(/<input type="hidden" name="tipo"/)
  const start = html.lastIndexOf('<form', field)
  expect(Math.min(field, start)).toBeGreaterThan(0)
  return html.slice(start, html.indexOf('</form>', start))
}

// The price in reais, in the number format of the page.
function shownPrice(box: string): string {
  const [, price = ''] = /<strong[^>]*>R\$\s([\d.,]+)</.exec(box) ?? []
  return price.replace(/[.,](?=\d{3})/g, '').replace(',', '.')
}

const field = (box: string, name: string) =>
  new RegExp(`<input type="hidden" name="${name}" value="([^"]*)"`).exec(box)?.[1]
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]
const chosenIn = (box: string) => /<option value="(\d+)"[^>]* selected=""/.exec(box)?.[1]

async function itemsOf(request: APIRequestContext, path: string): Promise<Item[]> {
  const html = await (await request.get(path)).text()
  const node = productOf(html)
  const itemOf = (id: number, sku: string, page: string, offer: GraphOffer): Item => ({
    id,
    sku,
    tipo: field(boxOf(page), 'tipo')!,
    html: page,
    offer,
    isSoldOut: offer.availability.endsWith('/OutOfStock'),
  })
  if (!node.hasVariant) {
    expect(node.offers.url).toBe(canonicalOf(html))
    return [itemOf(Number(field(boxOf(html), 'idProduto')), node.sku, html, node.offers)]
  }
  const items: Item[] = []
  for (const { url, image, sku, offers } of node.hasVariant) {
    const response = await request.get(url, { maxRedirects: 0 })
    const page = await response.text()
    const id = new URL(url).searchParams.get('sabor')!
    expect([response.status(), offers.url, chosenIn(boxOf(page))]).toEqual([200, url, id])
    expect(canonicalOf(page)).toBe(canonicalOf(html))
    expect(graphOf(page)).toEqual(graphOf(html))
    const [, first = ''] = /role="group"[^>]*><a href="([^"]+)"/.exec(page) ?? []
    expect(pictureName(new URL(first, url).href)).toBe(pictureName(image))
    items.push(itemOf(Number(id), sku, page, offers))
  }
  expect(new Set(node.hasVariant.map(({ sku }) => sku)).size).toBe(items.length)
  return items
}

// Structured data may name a larger file of the picture than the gallery links to (R47).
const pictureName = (url: string) => url.replace(/-\d+\.\w+$/, '')

// Adds up to 20 items per call (contract 4.12) and returns the price of each; `items` must not contain sold-out ones.
async function cartPrices(request: APIRequestContext, items: readonly Item[]): Promise<Map<number, string>> {
  const prices = new Map<number, string>()
  for (const tipo of new Set(items.map((item) => item.tipo))) {
    const ids = items.filter((item) => item.tipo === tipo).map(({ id }) => id)
    for (let first = 0; first < ids.length; first += 20) {
      const itens = ids.slice(first, first + 20).map((id) => ({ idProduto: String(id), quantidade: '1' }))
      const response = await request.post('/v2/front/checkout/cart', { data: { tipo, itens } })
      expect(response.status()).toBe(200)
      type Line = { precos: { precoPor: number }; hash: { idProduto: number } }
      const { itens: lines } = (await response.json()) as { itens: Line[] }
      for (const { hash, precos } of lines) prices.set(hash.idProduto, precos.precoPor.toFixed(2))
    }
  }
  return prices
}

// Returns the prices that buyers pay: the sale price where there is one (R68).
async function feedPrices(request: APIRequestContext): Promise<Map<string, string>> {
  const xml = await (await request.get('/feeds/google.xml')).text()
  const of = (item: string, name: string) =>
    new RegExp(`<g:${name}>([^<]*)</g:${name}>`).exec(item)?.[1] ?? ''
  return new Map(
    [...xml.matchAll(/<item>(.*?)<\/item>/gs)].map(([item]) => {
      const [amount = '', currency] = (of(item, 'sale_price') || of(item, 'price')).split(' ')
      expect(currency).toBe('BRL')
      return [of(item, 'id'), amount]
    }),
  )
}

test('R10 R42 R46 R47 R52: every product and flavour has one price, on its page, in structured data, Open Graph, feed and cart', async ({
  request,
}) => {
  const listing = await request.get(
    '/v2/front/url/product/listing/landing-page?url=/produtos&limit=100&offset=0',
  )
  const { conteudo } = (await listing.json()) as {
    conteudo: { produtos: { url: string; atributos: { simples?: { nome: string } }; status: string }[] }
  }
  // Products in sizes have a test of their own; one that is sold by quote has no price.
  const products = conteudo.produtos.filter(
    ({ atributos, status }) => atributos.simples?.nome !== 'Tamanho' && status !== 'sobConsulta',
  )
  const paths = products.map(({ url }) => new URL(url).pathname)
  expect(paths.length).toBeGreaterThan(10)
  const feed = await feedPrices(request)
  let cart: Map<number, string> | undefined
  for (const { localPath } of LANGUAGES) {
    const items: Item[] = []
    for (const path of paths) items.push(...(await itemsOf(request, localPath(path))))
    expect(items.length).toBeGreaterThan(paths.length)
    cart ??= await cartPrices(
      request,
      items.filter(({ isSoldOut }) => !isSoldOut),
    )
    for (const item of items)
      for (const [place, price] of Object.entries(PLACES))
        expect(price(item, { cart, feed }), `${place} of item ${item.id}`).toBe(item.offer.price)
    for (const { offer } of items) expect(offer.priceCurrency).toBe('BRL')
    // The line below the button, after its icon.
    for (const { id, html, isSoldOut } of items)
      expect(/<\/svg>(?:Esgotado|Sold out)<\/p>/.test(boxOf(html)), `stock of item ${id}`).toBe(isSoldOut)
  }
})

test('R10 R52 an unknown flavour returns the cached page of the product', async ({ request }) => {
  const load = async (at: string) => {
    const response = await request.get(at, { maxRedirects: 0 })
    const { etag, 'cache-control': cacheControl } = response.headers()
    expect(cacheControl).toMatch(/s-maxage=\d+/)
    return {
      status: response.status(),
      html: await response.text(),
      etag,
      state: response.headers()['cache-status'],
    }
  }
  for (const page of ['/whey', '/en/serum', '/colageno', '/produtos', '/', '/en']) {
    // This visit revalidates an expired copy in the background.
    let cached = await load(page)
    await expect.poll(async () => (cached = await load(page)).state).toBe('shop; hit')
    expect(cached.status).toBe(200)
    // If an unknown flavour had its own page, its first request would be a cache miss: each id is requested only once.
    for (const sabor of [`9${Math.floor(Math.random() * 1e5)}`, `8${Math.floor(Math.random() * 1e5)}`, 'abc'])
      expect(await load(`${page}?sabor=${sabor}`), `${page}?sabor=${sabor}`).toEqual(cached)
  }
})

test('R52 the link to a larger kit leads to its page without a chosen flavour; the feed has the address with one', async ({
  request,
}) => {
  const feed = await (await request.get('/feeds/google.xml')).text()
  for (const { localPath } of LANGUAGES)
    for (const path of ['/colageno', '/whey']) {
      const at = localPath(path)
      const html = await (await request.get(at)).text()
      const ids = [...html.matchAll(/<a data-items="\d[^>]* href="[^"]*\?kit=(\d+)"/g)].map(([, id]) => id!)
      expect(ids.length).toBeGreaterThan(0)
      for (const id of ids) {
        const [open, chosen] = await Promise.all(
          [`${at}?kit=${id}`, `${at}?sabor=${id}`].map(async (each) => {
            const response = await request.get(each, { maxRedirects: 0 })
            expect(response.status(), each).toBe(200)
            return response.text()
          }),
        )
        expect([chosenIn(boxOf(open!)), chosenIn(boxOf(chosen!))]).toEqual([undefined, id])
        expect(boxOf(open!)).toContain('<option value="" selected="">')
        expect(shownPrice(boxOf(open!))).toBe(shownPrice(boxOf(chosen!)))
        expect(shownPrice(boxOf(open!))).not.toBe(shownPrice(boxOf(html)))
        expect(canonicalOf(open!)).toBe(canonicalOf(html))
        expect(feed).toContain(`<link>${canonicalOf(html)!.replace('/en/', '/')}?sabor=${id}</link>`)
      }
    }
})

test('R46 platform 3.3: every variation has one price, in the buy box, structured data, feed and cart', async ({
  request,
}) => {
  const feed = await feedPrices(request)
  for (const { localPath } of LANGUAGES) {
    const html = await (await request.get(localPath('/creme-corporal-com-colageno'))).text()
    const node = productOf(html)
    const choice = [...html.matchAll(/<input type="radio"[^>]* name="itens"[^>]* value="([^"]*)"/g)]
    expect(node.hasVariant?.map(({ sku }) => sku)).toEqual(['RB-620-100', 'RB-620-200', 'RB-620-500'])
    for (const [index, { sku, url, offers }] of (node.hasVariant ?? []).entries()) {
      expect([url, offers.url]).toEqual([canonicalOf(html), canonicalOf(html)])
      expect(feed.get(sku)).toBe(offers.price)
      const shown = offers.price.replace('.', localPath('/').startsWith('/en') ? '.' : ',')
      expect(boxOf(html)).toMatch(new RegExp(`R\\$\\s?${shown}`))
      const itens = JSON.parse(choice[index]![1]!.replaceAll('&quot;', '"')) as object[]
      const response = await request.post('/v2/front/checkout/cart', { data: { tipo: 'produto', itens } })
      if (offers.availability.endsWith('/OutOfStock')) {
        expect(response.status()).toBe(409)
        continue
      }
      type Line = { sku: string; precos: { precoPor: number } }
      const lines = ((await response.json()) as { itens: Line[] }).itens
      expect(lines.find((line) => line.sku === sku)?.precos.precoPor.toFixed(2)).toBe(offers.price)
    }
  }
})
