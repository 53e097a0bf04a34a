import { after, before, describe } from 'node:test'
import { request as requests, type APIRequestContext } from '@playwright/test'
import { parse } from 'parse5'
import {
  attribute,
  collapsedText,
  elementsOf,
  isHtmlElement,
  textOf,
  type Element,
} from '../../scripts/crawl/site/tree.ts'
import { productOf } from '../graph.ts'
import { HOSTILE_TEXTS } from '../hostile-texts.ts'
import { LANGUAGES } from '../languages.ts'
import { newIp } from '../new-ip.ts'
import { submitReview } from '../review-commands.ts'
import { REVIEWS } from '../reviews-on-page.ts'
import { openShop, type Shop } from '../shop.ts'
import { expect, test } from './fixtures.ts'
import { MODERATION_PASSWORD } from './moderated-shops.ts'

let shop: Shop

const WORD = 'zqhostil'
const PER_PAGE = 20
/** Elements that the texts try to insert and that neither the queue nor the reviews of a product have. */
const INSERTED = ['script', 'iframe', 'object', 'base', 'meta', 'style', 'math', 'input', 'img']

async function signedIn(): Promise<{ client: APIRequestContext; token: string }> {
  const extraHTTPHeaders = { 'x-forwarded-for': newIp() }
  const client = await requests.newContext({ baseURL: shop.origin, extraHTTPHeaders })
  const response = await client.post('/moderacao/sessao/abrir', { form: { senha: MODERATION_PASSWORD } })
  const [, token = ''] = /name="ficha" value="([^"]+)"/.exec(await response.text()) ?? []
  expect(token).not.toBe('')
  return { client, token }
}

async function approve({ client, token }: Awaited<ReturnType<typeof signedIn>>, ids: (string | number)[]) {
  const fields = [['ficha', token], ['decisao', 'approve'], ...ids.map((id) => ['id', String(id)])]
  const response = await client.post('/moderacao/decidir', {
    data: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    maxRedirects: 0,
  })
  expect(response.status()).toBe(303)
}

/** The elements of a page as a browser parses it. */
const parsed = (html: string) => [...elementsOf(parse(html))]

/** Fails when a text has become an element below `part`, or an event handler or a link to a script anywhere on the page. */
function expectOnlyText(
  page: Element[],
  part: Element,
  allowed: (element: Element) => boolean = () => false,
) {
  const inserted = [...elementsOf(part)].filter((each) => isHtmlElement(each, ...INSERTED) && !allowed(each))
  expect(inserted.map(({ tagName, attrs }) => [tagName, attrs])).toEqual([])
  for (const { tagName, attrs } of page)
    for (const { name, value } of attrs) {
      expect(name, tagName).not.toMatch(/^on|^srcdoc$/)
      if (/^(?:href|src|action|data|content)$/.test(name)) expect(value, tagName).not.toMatch(/javascript:/i)
    }
}

/** Checks every review of a page; returns their number. */
function expectOnlyTexts(page: Element[]): number {
  const list = page.filter((element) => attribute(element, 'id')?.startsWith('avaliacao-'))
  expect(list.length).toBeGreaterThan(0)
  for (const item of list) expectOnlyText(page, item)
  return list.length
}

describe('hostile reviews', () => {
  before(async () => void (shop = await openShop({ MODERATION_PASSWORD, DEMO_REVIEWS: '0' })))
  after(() => shop.stop())

  test('L24 200 hostile texts in every field are text in the moderation queue, before and after publication', async () => {
    const send = (text: string) =>
      submitReview(shop, {
        nome: text,
        comentario: `${WORD} ${text}`,
        produto_categoria: 'entrega',
        produto_nome: text,
        produto_url: `https://evil.example/${encodeURIComponent(text)}`,
      })
    for (let first = 0; first < HOSTILE_TEXTS.length; first += 10)
      await Promise.all(HOSTILE_TEXTS.slice(first, first + 10).map(send))
    const session = await signedIn()
    const expected = new Set(HOSTILE_TEXTS.map((text) => `${WORD} ${text}`.replace(/\s+/g, ' ').trim()))
    for (const status of ['aguardando', 'publicadas']) {
      const seen = new Set<string>()
      for (let page = HOSTILE_TEXTS.length / PER_PAGE; page > 0; page--) {
        const address = `/moderacao?estado=${status}&busca=${WORD}&pagina=${page}`
        const elements = parsed(await (await session.client.get(address)).text())
        const main = elements.find((element) => isHtmlElement(element, 'main'))!
        // The page's own fields have names.
        expectOnlyText(elements, main, (element) => attribute(element, 'name') !== undefined)
        const cards = elements.filter((element) => attribute(element, 'data-card'))
        expect(cards).toHaveLength(PER_PAGE)
        for (const card of cards) {
          const parts = [...elementsOf(card)]
          const comment = parts.find((element) => isHtmlElement(element, 'p'))!
          seen.add(collapsedText(textOf(comment)))
          const links = parts.filter((element) => isHtmlElement(element, 'a')).map((link) => textOf(link))
          expect(links.filter((text) => text.includes('alert'))).toEqual([])
        }
        if (status === 'aguardando')
          await approve(
            session,
            cards.map((card) => attribute(card, 'data-card')!),
          )
      }
      expect([...seen].toSorted()).toEqual([...expected].toSorted())
    }
    await session.client.dispose()
  })

  // components/reviews/reviews-block.test.tsx checks the same block once it reacts to input.
  test('spec sections 2 and 8: a product without reviews says so and invites the visitor to write the first', async ({
    request,
  }) => {
    for (const { lang, localPath } of LANGUAGES) {
      const html = await (await request.get(shop.origin + localPath('/melatonina'))).text()
      const elements = parsed(html)
      const reviews = elements.find((element) => attribute(element, 'id') === 'avaliacoes')!
      expect(collapsedText(textOf(reviews))).toContain(REVIEWS[lang].none)
      const links = [...elementsOf(reviews)].filter(({ tagName }) => tagName === 'a')
      expect(links.map((link) => collapsedText(textOf(link)))).toContain(REVIEWS[lang].writeFirst)
    }
  })

  // A browser parses HTML as this parser does. e2e/hostile-reports.spec.ts checks what scripts show of a review.
  test('R40 L24 hostile reviews are text on the product page, in its structured data and on the pages of reviews', async ({
    request,
  }) => {
    // Several texts fit into one comment, and the newest six comments into the page's structured data.
    const texts = ['</script >', '</SCRIPT\t>', '</script/x>', '<!--<script>', ...HOSTILE_TEXTS]
    const pieces: string[] = []
    for (const text of texts) {
      const last = pieces.at(-1)
      if (last !== undefined && last.length + text.length < 290) pieces[pieces.length - 1] = `${last} ${text}`
      else pieces.push(text)
    }
    const session = await signedIn()
    for (let first = 0; first < pieces.length; first += 6) {
      const some = pieces.slice(first, first + 6)
      const send = (comentario: string) =>
        submitReview(shop, { comentario, nome: comentario.slice(0, 100), produto_categoria: 'serum' })
      await approve(session, await Promise.all(some.map(send)))
      const pageOf = async () => (await request.get(`${shop.origin}/serum`)).text()
      await expect
        .poll(async () => /"reviewCount":(\d+)/.exec(await pageOf())?.[1])
        .toBe(String(first + some.length))
      const html = await pageOf()
      expect(productOf(html).review!.map(({ reviewBody }) => reviewBody)).toEqual(
        expect.arrayContaining(some.map((text) => text.trim())),
      )
      expectOnlyTexts(parsed(html))
    }
    let seen = 0
    for (let page = 1; seen < pieces.length; page++) {
      const address = `${shop.origin}/avaliacoes-produtos-rosalume?assunto=serum&pagina=${page}`
      seen += expectOnlyTexts(parsed(await (await request.get(address)).text()))
    }
    await session.client.dispose()
  })
})
