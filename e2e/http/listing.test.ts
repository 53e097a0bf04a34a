import { after, before, describe } from 'node:test'
import { openLargeShop, PRODUCT_COUNT } from '../large-shop.ts'
import { LANGUAGES } from '../languages.ts'
import type { PlainBrowser } from '../plain-browser.ts'
import { expect, test, visit } from './fixtures.ts'
import { headOf } from './heads.ts'

const WORDS = {
  pt: {
    tools: 'Filtrar e ordenar',
    lowest: 'Menor preço',
    highest: 'Maior preço',
    inStock: 'Só em estoque',
    skincare: /^Skincare/,
    pages: 'Páginas',
    next: 'Próxima',
    previous: 'Anterior',
    second: `25 a 48 de ${PRODUCT_COUNT} produtos`,
    third: `49 a ${PRODUCT_COUNT} de ${PRODUCT_COUNT} produtos`,
    creams: /^Cremes faciais/,
    goal: /^Limpeza/,
    cleansing: 'Limpeza',
    format: /^Espuma/,
    page: 'página 2',
    range: {
      from: 'De (R$)',
      to: 'Até (R$)',
      apply: 'Aplicar',
      sent: '60,50',
      order: 'O máximo não pode ser menor que o mínimo.',
      amount: 'Escreva um valor em reais, como 30 ou 79,90.',
    },
  },
  en: {
    tools: 'Filter and sort',
    lowest: 'Lowest price',
    highest: 'Highest price',
    inStock: 'In stock only',
    skincare: /^Skincare/,
    pages: 'Pages',
    next: 'Next',
    previous: 'Previous',
    second: `25 to 48 of ${PRODUCT_COUNT} products`,
    third: `49 to ${PRODUCT_COUNT} of ${PRODUCT_COUNT} products`,
    creams: /^Face creams/,
    goal: /^Cleansing/,
    cleansing: 'Cleansing',
    format: /^Foam/,
    page: 'page 2',
    range: {
      from: 'From (R$)',
      to: 'To (R$)',
      apply: 'Apply',
      sent: '60.50',
      order: 'The maximum cannot be lower than the minimum.',
      amount: 'Enter an amount in reais, such as 30 or 79.90.',
    },
  },
} as const

let shop: Awaited<ReturnType<typeof openLargeShop>>

/** Runs a test with a browser without JavaScript in the large shop. */
const inLargeShop = (body: (plain: PlainBrowser) => Promise<void>) => visit(shop.origin, body)

const cards = (plain: PlainBrowser) => [...plain.main.querySelectorAll<HTMLElement>('li:has(h2)')]
const names = (plain: PlainBrowser) => cards(plain).map((card) => card.querySelector('h2')!.textContent)
/** The cash prices of the page in cents, in the order of the cards. */
const prices = (plain: PlainBrowser) =>
  cards(plain).map((card) => Number(card.querySelector('strong')!.textContent.replace(/\D/g, '')))

const robots = (plain: PlainBrowser) =>
  plain.body.ownerDocument.head.querySelector('meta[name=robots]')?.getAttribute('content') ?? ''
const canonical = async (plain: PlainBrowser) => headOf(await plain.response.text(), plain.url.href).canonical
const navigation = (plain: PlainBrowser, name: string) =>
  plain.body.querySelector<HTMLElement>(`nav[aria-label="${name}"]`)!

describe('listings', () => {
  before(async () => void (shop = await openLargeShop()))
  after(() => shop.stop())

  for (const { lang, localPath, soldOut } of LANGUAGES) {
    const words = WORDS[lang]
    const addressOf = (path: string) => shop.origin + localPath(path)

    test(`${lang}: links sort and filter, and the URL keeps every parameter`, () =>
      inLargeShop(async (plain) => {
        const follow = (name: string | RegExp) => plain.follow(name, navigation(plain, words.tools))
        const soldOutCards = () => cards(plain).filter((card) => plain.text(card).includes(soldOut))
        await plain.open(localPath('/produtos'))
        expect(plain.body.querySelectorAll('h1')).toHaveLength(1)
        expect(cards(plain)).toHaveLength(24)
        await follow(words.lowest)
        expect(plain.url.href).toBe(addressOf('/produtos?ordem=menor-preco'))
        const rising = prices(plain)
        expect(rising).toEqual(rising.toSorted((a, b) => a - b))
        await follow(words.skincare)
        expect(plain.url.href).toBe(addressOf('/produtos?categoria=skincare&ordem=menor-preco'))
        expect(soldOutCards().length).toBeGreaterThan(0)
        await follow(words.inStock)
        expect(plain.url.href).toBe(addressOf('/produtos?categoria=skincare&estoque=1&ordem=menor-preco'))
        expect(soldOutCards()).toEqual([])
        await follow(words.highest)
        const falling = prices(plain)
        expect(falling).toEqual(falling.toSorted((a, b) => b - a))
        expect(falling.length).toBeGreaterThan(2)
        await follow(/^R.*50[.,]00 (?:a|to) R.*100[.,]00/)
        expect(plain.url.href).toBe(
          addressOf('/produtos?preco=50-100&categoria=skincare&estoque=1&ordem=maior-preco'),
        )
        const inRange = prices(plain)
        expect(inRange).toEqual(
          inRange.filter((price) => price >= 5000 && price <= 10_000).toSorted((a, b) => b - a),
        )
        expect(inRange.length).toBeGreaterThan(3)
        await follow(/^R.*50[.,]00 (?:a|to) R.*100[.,]00/)
        expect(prices(plain)).toEqual(falling)
        await plain.open(localPath('/produtos?preco=2-1'))
        expect(plain.response.status()).toBe(404)
      }))

    test(`4.8 R10 R52 ${lang}: what products are for and how they come filter a list together; each value links to the list without it`, () =>
      inLargeShop(async (plain) => {
        const follow = (name: RegExp) => plain.follow(name, navigation(plain, words.tools))
        await plain.open(localPath('/produtos'))
        await follow(words.goal)
        expect(plain.url.href).toBe(addressOf('/produtos?filtro%5Bobjetivo%5D=limpeza'))
        expect(cards(plain).length).toBeGreaterThan(1)
        for (const card of cards(plain)) expect(plain.text(card)).toContain(words.cleansing)
        await follow(words.format)
        expect(plain.url.search).toBe('?filtro%5Bformato%5D=espuma&filtro%5Bobjetivo%5D=limpeza')
        const foams = names(plain)
        expect(foams.length).toBeGreaterThan(0)
        await follow(words.goal)
        expect(plain.url.href).toBe(addressOf('/produtos?filtro%5Bformato%5D=espuma'))
        expect(names(plain)).toEqual(foams)
      }))

    test(`R10 R67 T2 ${lang}: any range of prices can be typed; its pages are not cached, and an invalid range keeps what was typed`, () =>
      inLargeShop(async (plain) => {
        const type = async (from: string, to: string) => {
          const form = navigation(plain, words.tools)
          plain.fill(words.range.from, from, form)
          plain.fill(words.range.to, to, form)
          await plain.press(words.range.apply, form)
        }
        await plain.open(localPath('/produtos?categoria=skincare&ordem=menor-preco'))
        await type(' 60,50', '120')
        const address = '/produtos?preco=60.50-120&categoria=skincare&ordem=menor-preco'
        expect(plain.url.href).toBe(addressOf(address))
        const found = prices(plain)
        expect(found.length).toBeGreaterThan(3)
        expect(found).toEqual(
          found.filter((price) => price >= 6050 && price <= 12_000).toSorted((a, b) => a - b),
        )
        expect(plain.field(words.range.from, plain.main).value).toBe(words.range.sent)
        expect(robots(plain)).toMatch(/^noindex, follow/)
        expect(await canonical(plain)).toBe(addressOf('/produtos'))
        expect(plain.response.headers()['cache-control']).toContain('no-store')
        await plain.follow(/^R.*60[.,]50 (?:a|to) R.*120[.,]00/, navigation(plain, words.tools))
        expect(plain.url.href).toBe(addressOf('/produtos?categoria=skincare&ordem=menor-preco'))

        await type('120', '60')
        expect(plain.response.status()).toBe(200)
        expect(plain.text(plain.main)).toContain(words.range.order)
        expect(plain.field(words.range.from, plain.main).value).toBe('120')
        expect(plain.field(words.range.to, plain.main).value).toBe('60')
        expect(robots(plain)).toMatch(/^noindex, follow/)
        await type('barato', '')
        expect(plain.text(plain.main)).toContain(words.range.amount)
        expect(plain.field(words.range.from, plain.main).value).toBe('barato')
        await type('', '')
        expect(plain.url.href).toBe(addressOf('/produtos?categoria=skincare&ordem=menor-preco'))
        // The range of a link is that link's page.
        await type('50', '100')
        expect(plain.url.href).toBe(addressOf('/produtos?preco=50-100&categoria=skincare&ordem=menor-preco'))
        await plain.open(localPath('/produtos?preco=1-2'))
        expect(plain.response.status()).toBe(200)
        expect(cards(plain)).toHaveLength(0)
        for (const path of [
          '/produtos?preco=1-2&categoria=inventada',
          '/produtos?preco=01-2',
          '/produtos?preco=60-120&pagina=99',
        ]) {
          await plain.open(localPath(path))
          expect(plain.response.status(), path).toBe(404)
        }
      }))

    test(`R67 R10 ${lang}: links lead through all pages, and each page is its own canonical`, () =>
      inLargeShop(async (plain) => {
        const follow = (name: string) => plain.follow(name, navigation(plain, words.pages))
        await plain.open(localPath('/produtos'))
        expect(await canonical(plain)).toBe(addressOf('/produtos'))
        const found = names(plain)
        await follow(words.next)
        expect(plain.url.href).toBe(addressOf('/produtos?pagina=2'))
        expect(await canonical(plain)).toBe(addressOf('/produtos?pagina=2'))
        expect(robots(plain)).toContain('max-image-preview:large')
        expect(plain.body.ownerDocument.title).toContain(words.page)
        expect(plain.text(plain.main)).toContain(words.second)
        found.push(...names(plain))
        await follow(words.next)
        expect(plain.text(plain.main)).toContain(words.third)
        found.push(...names(plain))
        expect(new Set(found).size).toBe(PRODUCT_COUNT)
        await expect(follow(words.next)).rejects.toThrow('no link')
        await follow(words.previous)
        expect(plain.url.href).toBe(addressOf('/produtos?pagina=2'))
      }))

    test(`R10 ${lang}: a sorted or filtered listing has the canonical of the plain listing`, () =>
      inLargeShop(async (plain) => {
        for (const query of [
          '?ordem=maior-preco',
          '?estoque=1',
          '?categoria=skincare',
          '?preco=50-100',
          '?filtro[objetivo]=limpeza',
          '?estoque=1&pagina=2',
        ]) {
          await plain.open(localPath(`/produtos${query}`))
          expect(await canonical(plain), query).toBe(addressOf('/produtos'))
          expect(robots(plain), query).toMatch(/^noindex, follow/)
        }
        for (const query of ['?utm_source=x', '?ordem=popularidade', '?pagina=1', '?estoque=&categoria=']) {
          await plain.open(localPath(`/produtos${query}`))
          expect(await canonical(plain), query).toBe(addressOf('/produtos'))
          expect(robots(plain), query).toMatch(/^index/)
        }
      }))

    test(`${lang}: a category links to the pages of its subcategories`, () =>
      inLargeShop(async (plain) => {
        await plain.open(localPath('/categoria/skincare'))
        const below = plain.find('link', words.creams, navigation(plain, words.tools))
        expect(below.getAttribute('rel') ?? '').not.toContain('nofollow')
        await plain.follow(words.creams, navigation(plain, words.tools))
        expect(plain.url.href).toBe(addressOf('/categoria/cremes-faciais'))
        expect(plain.text(plain.body.querySelector('h1')!)).toMatch(words.creams)
      }))
  }

  test('T2 R52 every combination of listing params is a cached page with an ETag', async ({ request }) => {
    for (const path of [
      '/produtos',
      '/produtos?ordem=menor-preco&estoque=1',
      '/categoria/skincare?pagina=2',
    ]) {
      const address = shop.origin + path
      await request.get(address)
      const again = await request.get(address)
      expect(again.status(), path).toBe(200)
      expect(again.headers()['cache-status'], path).toBe('shop; hit')
      expect(again.headers()['cache-control'], path).toContain('s-maxage=120')
      const { etag = '' } = again.headers()
      const unchanged = await request.get(address, { headers: { 'if-none-match': etag } })
      expect(unchanged.status(), path).toBe(304)
    }
  })

  test('R67 a page beyond the last and unknown listing params are 404', async ({ request }) => {
    for (const path of [
      '/produtos?pagina=4',
      '/en/produtos?pagina=4',
      '/produtos?pagina=0',
      '/produtos?pagina=1.5',
      '/produtos?ordem=nome',
      '/produtos?estoque=sim',
      '/produtos?categoria=nada',
      '/produtos?filtro[objetivo]=nada',
      '/produtos?filtro[cor]=limpeza',
      '/categoria/nada',
      '/categoria/skincare?pagina=99',
      '/marca/outra',
      '/produtos/ordem%3Dmenor-preco',
    ])
      expect((await request.get(shop.origin + path)).status(), path).toBe(404)
  })
})
