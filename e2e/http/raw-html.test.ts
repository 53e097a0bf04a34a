import { parse } from 'parse5'
import { attribute, elementsOf, isHtmlElement, spacedText, textOf } from '../../scripts/crawl/site/tree.ts'
import { LANGUAGES } from '../languages.ts'
import { scriptsOf } from '../scripts-of.ts'
import { templatePath, TEMPLATES, type Template } from '../templates.ts'
import { expect, test } from './fixtures.ts'

const ALL = Object.keys(TEMPLATES) as Template[]

test('spec section 5: the first HTML of a product page has its title, prices, nutrition table, reviews and forms', async ({
  request,
}) => {
  const html = await (await request.get('/whey')).text()
  for (const part of ['<h1', 'R$', 'Quantidade por 30\u00a0g', 'id="avaliacoes"', 'action="/frete"', '<img'])
    expect(html).toContain(part)
})

test('spec section 2: no heading and no paragraph of the home page is on the landing page too', async ({
  request,
}) => {
  // Both pages have cards of the same kits, so the text of cards (`article`) is left out.
  const textsOf = async (path: string) => {
    const html = await (await request.get(path)).text()
    // The block about the secure purchase, the last h2, is on every page.
    const main = html
      .slice(html.indexOf('<main'), html.lastIndexOf('<h2', html.indexOf('</main>')))
      .replace(/<article.*?<\/article>/gs, '')
    const found = [...main.matchAll(/<(h2|p|blockquote|summary)[ >](.*?)<\/\1>/gs)]
    return found
      .map(([, name = '', text = '']) => [name, text.replace(/<[^>]*>|^[^>]*>/g, '').trim()] as const)
      .filter(([name, text]) => (name === 'p' ? text.length > 60 : text !== ''))
      .map(([, text]) => text)
  }
  for (const { home, localPath: page } of LANGUAGES) {
    const landing = new Set(await textsOf(page('/colageno')))
    expect(landing.size).toBeGreaterThan(20)
    const own = await textsOf(home)
    expect(own.length).toBeGreaterThan(5)
    expect(own.filter((text) => landing.has(text))).toEqual([])
  }
})

test('P33 R43 products of one line have the rating of their own reviews, not of the line', async ({
  request,
}) => {
  const list = '/api/avaliacoes/produto/rosalume?filter_produto=colageno+verisol'
  const { meta } = (await (await request.get(list)).json()) as { meta: { total: number } }
  let sum = 0
  for (const path of ['/colageno', '/colageno-chocolate', '/verisol']) {
    const html = await (await request.get(path)).text()
    const [, count = '0'] = /"reviewCount":(\d+)/.exec(html) ?? []
    expect(Number(count), path).toBeGreaterThan(0)
    sum += Number(count)
    expect(html).toContain('Ver as avaliações da linha Colágeno Verisol')
  }
  expect(sum).toBeLessThanOrEqual(meta.total)
})

test('T12 a product page has each of its reviews once: the payload does not repeat the cards', async ({
  request,
}) => {
  for (const { localPath: page } of LANGUAGES)
    for (const path of ['/serum', '/colageno', '/whey'].map(page)) {
      const html = await (await request.get(path)).text()
      const withoutData = html.replace(/<script type="application\/ld\+json".*?<\/script>/gs, '')
      const cards = [...withoutData.matchAll(/<li[^>]* id="avaliacao-\d+".*?<\/li>/gs)]
      // The payload has other escapes for quotes, so only texts without any are comparable.
      const texts = cards.flatMap(([card]) => /<p[^>]*>([^<&"\\]{40,})<\/p>/.exec(card)?.[1] ?? [])
      expect(texts.length, path).toBeGreaterThan(2)
      for (const text of texts) expect(withoutData.split(text).length, `${path}: ${text}`).toBe(2)
    }
})

test('a sold-out flavour is listed as a disabled option', async ({ request }) => {
  const html = await (await request.get('/colageno')).text()
  expect(html).toMatch(/<option[^>]*disabled[^>]*>[^<]*\(esgotado\)/)
})

test('P5: the kit builder is indexable, and other pages do not load its code', async ({ request, shop }) => {
  const html = await (await request.get('/monte-seu-kit')).text()
  expect(html).toContain('index, follow')
  expect(html).toMatch(/rel="canonical" href="[^"]*\/monte-seu-kit"/)
  expect(html).toMatch(/R\$\s62,70/)
  for (const path of ['/', '/serum']) {
    const other = await (await request.get(path)).text()
    for (const src of scriptsOf(other))
      expect(await (await request.get(new URL(src, shop.origin).href)).text(), src).not.toContain('Sortidos')
  }
})

test('spec section 2: the HTML of every page has its heading, text and links, and states that the purchase is secure unless the page is an institutional one', async ({
  request,
}) => {
  for (const { lang } of LANGUAGES) {
    const sentence = lang === 'pt' ? 'Compra 100% segura' : 'Your purchase is 100% secure here'
    for (const template of ALL) {
      const path = templatePath(template, lang)
      const html = await (await request.get(path)).text()
      expect(html.includes(sentence), path).toBe(!path.includes('/pagina'))
      const elements = [...elementsOf(parse(html))]
      const main = elements.find((element) => isHtmlElement(element, 'main'))!
      const inMain = [...elementsOf(main)]
      expect(elements.filter((element) => isHtmlElement(element, 'h1')).length, path).toBe(1)
      expect(spacedText(textOf(main)).length, path).toBeGreaterThan(60)
      expect(
        inMain.some((element) => isHtmlElement(element, 'a') && attribute(element, 'href')),
        path,
      ).toBe(true)
    }
  }
})

test('R7 an unknown institutional address is 404', async ({ request }) => {
  for (const path of ['/pagina/nada', '/en/pagina/nada']) expect((await request.get(path)).status()).toBe(404)
})
