import { test as nodeTest } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { hostOptions } from '../../server/checks/store-report/options.ts'
import { openStoreHost } from '../../server/checks/store-report/host.ts'
import { storeReport } from '../../server/checks/store-report/print.ts'
import { findListing, readProducts } from '../../server/checks/store-report/products.ts'
import { parsePage, type Page } from '../../scripts/crawl/site/page.ts'
import { STORE_PRODUCTS } from '../foreign-store/products/all.ts'
import { menu } from '../foreign-store/documents/shell.ts'
import type { ForeignShop } from '../foreign-shop.ts'
import { newIp } from '../new-ip.ts'
import { expect } from './fixtures.ts'
import { foreign, otherBrand } from './foreign-shop.ts'

/** A shop whose pages are read without JavaScript, and the pages of the products that the report samples. */
interface VisitedShop {
  shop: ForeignShop
  page(path: string): Promise<Page>
  sample: Page[]
}

async function visitShop(shop: ForeignShop): Promise<VisitedShop> {
  const headers = { 'x-forwarded-for': newIp(), 'user-agent': 'Mozilla/5.0' }
  const page = async (path: string, attempts = 5): Promise<Page> => {
    const response = await fetch(shop.origin + path, { headers })
    const html = await response.text()
    // On a busy machine the first render may miss the deadline of a call (L8).
    if (response.status !== 503 || attempts === 1) return parsePage(path, html, response)
    await sleep(1000)
    return page(path, attempts - 1)
  }
  const store = openStoreHost(shop.store.apiUrl, hostOptions(shop.settings))
  const products = await readProducts(store, (await findListing(store)).cards)
  const sample: Page[] = []
  for (const { path } of products) sample.push(await page(path))
  return { shop, page, sample }
}

// An ad click that the visitor's consent allows the shop to store, as in e2e/http/ad-click.test.ts.
const STORED_CLICK = 'clique=em=1763731234&pagina=%2F&gclid=Cj0K-_a'

type Check = (visited: VisitedShop, ...groups: string[]) => Promise<void> | void

const textOf = ({ text }: Page) => text.replace(/\s+/g, ' ')
const counted = (pages: readonly Page[], pattern: RegExp) =>
  pages.filter((page) => pattern.test(textOf(page))).length
const hasPrice = (page: Page) => /R\$ ?\d/.test(textOf(page))

/** Checks on the shop's pages that a sentence of the report is true; a sentence without a check fails the test. */
const CHECKS: [sentence: RegExp, check: Check][] = [
  [/^The store responds to GET /, async ({ page }) => expect((await page('/')).status).toBe(200)],
  [
    /^The settings do not state the tag manager, the amount for free shipping, the discount goal, the rules of installments, the purchase limit: the shop promises nothing about it\.$/,
    async ({ page, sample }) => {
      for (const one of [await page('/'), ...sample])
        expect(textOf(one)).not.toMatch(
          /frete gr[áa]tis|a partir de R\$ [\d.,]+ em compras|GTM-|valor máximo/i,
        )
    },
  ],
  [
    /^Menu "(.+)" has (\d+) items?\.$/,
    async ({ page, shop }, hash, number) => {
      const home = await page('/')
      const entries = menu(shop.store.origin, hash!)?.menu ?? []
      const shown = entries.filter(({ label, icone }) => {
        const isText = label !== '' && textOf(home).includes(label.replace(/<[^>]*>/g, ''))
        return isText || (icone !== '' && home.images.some(({ src }) => src === icone))
      })
      expect(shown.length).toBe(Number(number))
    },
  ],
  [
    /^The store has no menu "(.+)", so .+\. Set MENU_[A-Z]+ to the name that the store uses\.$/,
    async ({ page }, hash) => expect((await page('/')).html).not.toContain(`"${hash}"`),
  ],
  [
    /^Banner ".+" has (\d+) pictures?\.$/,
    async ({ page }, number) => {
      const banners = (await page('/')).images.filter(({ src }) => src?.includes('/media/banner-'))
      expect(banners.length).toBe(Number(number))
    },
  ],
  [
    /^Showcase ".+" has (\d+) products?\.$/,
    async ({ page }, number) => {
      const linked = new Set((await page('/')).anchors.map(({ href }) => href))
      expect(STORE_PRODUCTS.filter(({ path }) => linked.has(path)).length).toBe(Number(number))
    },
  ],
  [
    /^The home page has no row of products: set HOME_SHOWCASES/,
    async ({ page }) => {
      const linked = new Set((await page('/')).anchors.map(({ href }) => href))
      expect(STORE_PRODUCTS.filter(({ path }) => linked.has(path))).toEqual([])
    },
  ],
  [
    /^The store has no showcase "nao-existe", so the home page has no such row of products\. Set HOME_SHOWCASES/,
    async ({ page }) => {
      const titles = (await page('/')).headings.filter(({ level }) => level === 2).map(({ text }) => text)
      expect(titles.filter((title) => title === 'Mais vendidos')).toHaveLength(1)
    },
  ],
  [
    /^A search for "(.+)" finds (\d+) products, of which a page shows (\d+)\.$/,
    async ({ page }, word, total, shown) => {
      const found = await page(`/busca?busca=${word}`)
      expect(textOf(found)).toContain(`1 a ${shown} de ${total} produtos`)
      const linked = new Set(found.anchors.map(({ href }) => href))
      expect(STORE_PRODUCTS.filter(({ path }) => linked.has(path)).length).toBe(Number(shown))
    },
  ],
  [
    /^Read (\d+) products: (\d+) with a choice, (\d+) sold out, (\d+) on request\.$/,
    ({ sample }, number, chosen, soldOut, onRequest) => {
      expect(sample.length).toBe(Number(number))
      expect(sample.filter(({ html }) => /<input type="radio"[^>]* name="itens"/.test(html)).length).toBe(
        Number(chosen),
      )
      expect(counted(sample, /No momento este produto está esgotado/)).toBe(Number(soldOut))
      expect(counted(sample, /vendido sob consulta/)).toBe(Number(onRequest))
    },
  ],
  [
    /^(\d+) of \d+ products have no price: they are shown without one and cannot be bought\.$/,
    ({ sample }, number) => {
      const without = sample.filter((page) => !hasPrice(page))
      expect(without.length).toBe(Number(number))
      expect(counted(without, /Adicionar ao carrinho/)).toBe(0)
    },
  ],
  [
    /^Installments are the store's own: (\d+) of \d+ products state them\.$/,
    ({ sample }, number) => {
      const shown = counted(sample, /\d+x de R\$/)
      expect(shown).toBeGreaterThan(0)
      // A price that depends on the choice shows them once a variation is chosen.
      expect(shown).toBeLessThanOrEqual(Number(number))
    },
  ],
  [
    /^(\d+) of \d+ products need a personalization or are sets: the shop links to the store's page/,
    ({ sample }, number) =>
      expect(counted(sample, /escolhas ou dados que só a página dela tem/)).toBe(Number(number)),
  ],
  [
    /^Pictures come from (.+)\.$/,
    ({ sample }, hosts) => {
      const sources = sample.flatMap(({ images }) =>
        images.flatMap(({ src }) => URL.parse(src ?? '')?.host ?? []),
      )
      expect([...new Set(sources)].toSorted()).toEqual(hosts!.split(', ').toSorted())
    },
  ],
  [
    /^url\/verify returns the kind of an address: (\S+) is "product\/detail"\.$/,
    async ({ page }, path) => {
      const { jsonLd } = await page(path!)
      expect(jsonLd.map(({ text }) => text).join()).toMatch(/"@type":"Product(?:Group)?"/)
    },
  ],
  [
    /^An unknown address is "not found"\.$/,
    async ({ page }) => expect((await page('/nao-existe-9f3a')).status).toBe(404),
  ],
  [
    /^The session is the cookie (\w+)\.$/,
    async ({ shop }, name) => {
      const response = await fetch(`${shop.origin}/v2/front/checkout/cart`)
      expect(response.headers.getSetCookie().join()).toContain(`${name}=`)
    },
  ],
  [/^A product can be put into the cart, changed and removed\.$/, buyAndRemove],
  [
    /^The store quotes (\d+) delivery options to (\d{8})\.$/,
    async ({ page, sample }, number, postalCode) => {
      const product = STORE_PRODUCTS.find(
        ({ path, choice }) => !choice && sample.some(({ address }) => address === path),
      )!
      const query = `cep=${postalCode}&produto=${product.id}&tipo=produto&quantidade=1&pagina=${product.path}`
      const quote = textOf(await page(`/frete?${query}`))
      const names = ['Econômico', 'Expresso aéreo', 'A combinar']
      expect(names.filter((name) => quote.includes(name)).length).toBe(Number(number))
    },
  ],
  [
    /^The store's checkout appears on the shop's host, below \/checkout and \/minha-conta\.$/,
    async ({ page }) =>
      expect((await page('/checkout/carrinho')).html).toContain('/checkout/assets/loja.css'),
  ],
  [
    /^Nobody can pay yet: \S+ exists\. Set PLATFORM_PROXY=1/,
    async ({ page }) =>
      expect((await page('/checkout/carrinho/')).html).not.toContain('/checkout/assets/loja.css'),
  ],
  [
    /^The store has: (.+)\.$/,
    async (visited, names) => {
      for (const name of names!.split(', ')) {
        const [place, proof] = [FORMS[name], CALLS[name]]
        expect([name, place !== undefined || proof !== undefined]).toEqual([name, true])
        if (place)
          expect([name, (await visited.page(place[0])).html]).toEqual([name, expect.stringMatching(place[1])])
        await proof?.(visited)
      }
    },
  ],
]

const pathOf = (status: string) => STORE_PRODUCTS.find((one) => one.status === status)!.path

/** The page and the form with which the shop offers an optional ability of the store. */
const FORMS: Record<string, [path: string, html: RegExp]> = {
  'shipping quote of a product': ['/chave-inglesa-10.html', /name="cep"/],
  'shipping quote of a list': ['/lista/kit-cafe-da-manha.html', /name="cep"/],
  'lists (kits)': ['/lista/kit-cafe-da-manha.html', /name="lista"/],
  wishlist: ['/chave-inglesa-10.html', /action="\/favoritos\/alterar"/],
  'questions about a product': ['/chave-inglesa-10.html', /action="\/pergunta\/enviar"/],
  'back-in-stock requests': [pathOf('indisponivel'), /action="\/avise-me\/enviar"/],
  quotes: [pathOf('sobConsulta'), /action="\/orcamento\/enviar"/],
  newsletter: ['/', /action="\/novidades\/enviar"/],
  'contact form': ['/pagina/atendimento', /action="\/pagina\/atendimento\/enviar"/],
  'reviews of a product': ['/chave-inglesa-10.html', /action="\/avaliacao\/enviar"/],
}

/** The abilities without a form on a public page: what the shop sends has to reach the store. */
const CALLS: Record<string, (visited: VisitedShop) => Promise<void>> = {
  async coupons({ shop }) {
    const apply = (code: string) => sendJson(shop, 'PUT', `promotional/coupon/${code}`, {})
    expect(await (await apply('BALCAO10')).json()).toMatchObject({ sucesso: true })
    expect(await (await apply('NADA')).json()).toMatchObject({ sucesso: false })
  },
  async 'password recovery'({ shop }) {
    const answer = await sendJson(shop, 'POST', 'checkout/password-recovery', { usuario: 'ana@exemplo.com' })
    expect(await answer.json()).toMatchObject({ sucesso: true })
  },
  async 'campaign parameters'({ shop, sample }) {
    const itens = itemsOf(sample.find(({ html }) => itemsOf({ html }) !== '')!)
    const cookie = `${STORED_CLICK}; consentimento=1.1763731234.mp`
    await postForm(shop, '/checkout/carrinho/adicionar', { itens, tipo: 'produto', quantidade: '1' }, cookie)
    const isSent = () =>
      shop.store.requests.some(
        ({ url, body }) => url.endsWith('/tracking-parameters') && body.includes('gclid'),
      )
    // The shop sends them after its response.
    for (let attempts = 0; attempts < 50 && !isSent(); attempts++) await sleep(100)
    expect(isSent()).toBe(true)
  },
}

const sendJson = (shop: ForeignShop, method: string, path: string, body: object, cookie = '') =>
  fetch(`${shop.origin}/v2/front/${path}`, {
    method,
    headers: {
      origin: shop.origin,
      'x-forwarded-for': newIp(),
      'content-type': 'application/json',
      cookie,
    },
    body: JSON.stringify(body),
  })

const postForm = (shop: ForeignShop, path: string, fields: Record<string, string>, cookie = '') =>
  fetch(shop.origin + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: shop.origin, 'x-forwarded-for': newIp(), cookie },
    body: new URLSearchParams(fields),
  })

/** The cart request in the form of a product without variations; '' without one. */
function itemsOf({ html }: Pick<Page, 'html'>): string {
  const [, items = ''] = /<input type="hidden" name="itens" value="([^"]*)"/.exec(html) ?? []
  return items.replaceAll('&quot;', '"')
}

async function buyAndRemove({ shop, sample }: VisitedShop): Promise<void> {
  const itens = itemsOf(sample.find(({ html }) => itemsOf({ html }) !== '')!)
  const added = await postForm(shop, '/checkout/carrinho/adicionar', {
    itens,
    tipo: 'produto',
    quantidade: '1',
  })
  expect(added.status).toBe(303)
  const cookie = added.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  const cart = async () => {
    const response = await fetch(`${shop.origin}/v2/front/checkout/cart`, { headers: { cookie } })
    return ((await response.json()) as { itens: { hash: object; tipo: string }[] }).itens
  }
  const [line] = await cart()
  expect(line).toBeDefined()
  const { hash, tipo } = line!
  const change = { ...hash, tipo, quantidade: 2 }
  expect((await sendJson(shop, 'PUT', 'checkout/cart', change, cookie)).status).toBe(200)
  expect((await sendJson(shop, 'DELETE', 'checkout/cart', { ...hash, tipo }, cookie)).status).toBe(200)
  expect(await cart()).toHaveLength(0)
}

for (const [name, shop] of [
  ['a store of the platform', foreign],
  ['another brand', otherBrand],
] as const)
  void nodeTest(
    `platform 6 every sentence of the store report is true on the pages of ${name}`,
    { timeout: 120_000 },
    async () => {
      const visited = await visitShop(shop)
      for (const { sentence } of await storeReport(shop.store.apiUrl, shop.settings)) {
        const [found, ...others] = CHECKS.flatMap(([pattern, check]) => {
          const match = pattern.exec(sentence)
          return match ? [() => check(visited, ...match.slice(1))] : []
        })
        expect([sentence, found !== undefined, others.length]).toEqual([sentence, true, 0])
        try {
          await found!()
        } catch (error) {
          throw new Error(`“${sentence}” is not true`, { cause: error })
        }
      }
    },
  )
