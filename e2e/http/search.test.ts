import { LANGUAGES } from '../languages.ts'
import type { PlainBrowser } from '../plain-browser.ts'
import { expect, test } from './fixtures.ts'
import { headOf } from './heads.ts'

const WORDS = {
  pt: {
    text: 'colágeno',
    upperCase: 'COLAGENO',
    results: 'Resultados para “colágeno”',
    found: '7 produtos',
    highest: 'Maior preço',
    field: 'O que você procura?',
    submit: 'Buscar',
    empty: 'O que você procura hoje?',
    none: 'Nada encontrado para “xyzzy”',
    long: 'A busca ficou longa demais',
    answered: { text: 'vegano', heading: 'Respostas sobre “vegano”', link: /Veganos/ },
    help: { text: 'rastrear pedido', link: 'Acompanhar um pedido' },
    service: [
      ['frete', 'Quanto custa o frete?'],
      ['entrega', 'Quando o meu pedido chega?'],
      ['troca', 'Troca e devolução'],
      ['rastreio', 'Acompanhar um pedido'],
      ['boleto', 'Pagamento e reembolso'],
      ['trocar produto', 'O produto chegou com defeito ou errado. E agora?'],
    ],
    nutrient: {
      text: 'ácido fólico',
      products: ['Lac Gest: Colágeno para Grávidas e Lactantes', 'Multivitamínico Premium de A a Z'],
    },
    helpPages: 'Páginas de ajuda',
    widened: {
      text: 'melatonina 10mg',
      heading: 'Resultados para “melatonina”',
      note: 'Você buscou: “melatonina 10mg”. Nada tem todas essas palavras.',
      product: /^Melatonina/,
    },
  },
  en: {
    text: 'collagen',
    upperCase: 'COLLAGEN',
    results: 'Results for “collagen”',
    found: '7 products',
    highest: 'Highest price',
    field: 'What are you looking for?',
    submit: 'Search',
    empty: 'What are you looking for today?',
    none: 'Nothing found for “xyzzy”',
    long: 'That search is too long',
    answered: { text: 'vegan', heading: 'Answers about “vegan”', link: /vegans/ },
    help: { text: 'track my order', link: 'Track your order' },
    service: [
      ['shipping', 'How much is shipping?'],
      ['delivery', 'Do you ship outside Brazil?'],
      ['returns', 'Returns and exchanges'],
      ['tracking', 'Track your order'],
      ['refund', 'Payment and refunds'],
      ['discount code', 'How does the 20% discount work?'],
    ],
    nutrient: {
      text: 'folic acid',
      products: ['Lac Gest: Collagen for Pregnancy and Breastfeeding', 'Premium Multivitamin A to Z'],
    },
    helpPages: 'Help pages',
    widened: {
      text: 'melatonni 10 mg',
      heading: 'Results for “melatonin”',
      note: 'You searched for “melatonni 10 mg”. Nothing has all these words.',
      product: /^Melatonin /,
    },
  },
} as const

const heading = (plain: PlainBrowser) => plain.text(plain.body.querySelector('h1')!)
const cards = (plain: PlainBrowser) => [...plain.main.querySelectorAll('li:has(h2)')]
const names = (plain: PlainBrowser) => cards(plain).map((card) => card.querySelector('h2')!.textContent)

for (const { lang, localPath } of LANGUAGES) {
  const words = WORDS[lang]
  const searchPath = (text: string, more = '') =>
    localPath(`/busca?${new URLSearchParams({ busca: text })}${more}`)

  test(`R11 ${lang}: without JavaScript the field leads to the page of results, which is noindex`, async ({
    plain,
    shop,
  }) => {
    await plain.open(localPath('/busca'))
    expect(heading(plain)).toBe(words.empty)
    plain.find('link', /Whey/, plain.main)
    plain.fill(words.field, words.text, plain.main)
    await plain.press(words.submit, plain.main)
    expect(plain.url.href).toBe(shop.origin + searchPath(words.text))
    expect(heading(plain)).toBe(words.results)
    expect(plain.field(words.field, plain.main).value).toBe(words.text)
    expect(plain.text(plain.main)).toContain(words.found)
    const { head, title } = plain.body.ownerDocument
    const attribute = (selector: string, name: string) => head.querySelector(selector)?.getAttribute(name)
    expect(attribute('meta[name=robots]', 'content')).toMatch(/^noindex/)
    expect(title).toContain(`“${words.text}”`)
    const { canonical } = headOf(await plain.response.text(), plain.url.href)
    expect(canonical).toBe(shop.origin + localPath('/busca'))
    await plain.open(searchPath('xyzzy'))
    expect(heading(plain)).toBe(words.none)
    await plain.open(searchPath('x'.repeat(101)))
    expect(heading(plain)).toBe(words.long)
  })

  test(`${lang}: a search about service is answered by the pages that help, not by products of another word`, async ({
    plain,
  }) => {
    for (const [text, link] of words.service) {
      await plain.open(searchPath(text))
      expect(plain.text(plain.find('heading', words.helpPages, plain.main))).toBe(words.helpPages)
      plain.find('link', link, plain.main)
      expect(cards(plain), text).toHaveLength(0)
      expect(heading(plain), text).toContain(text)
      expect(plain.text(plain.main), text).not.toMatch(/Você buscou|You searched/)
    }
    await plain.open(searchPath(words.text))
    expect(plain.text(plain.main)).not.toContain(words.helpPages)
  })

  test(`${lang}: a search for a nutrient finds the products that have it`, async ({ plain }) => {
    await plain.open(searchPath(words.nutrient.text))
    expect(names(plain)).toEqual(words.nutrient.products)
  })

  test(`${lang}: a search that left out or corrected words says so above the products`, async ({ plain }) => {
    await plain.open(searchPath(words.widened.text))
    expect(heading(plain)).toBe(words.widened.heading)
    expect(plain.text(plain.main)).toContain(words.widened.note)
    expect(plain.text(plain.main)).not.toMatch(/Nada encontrado|Nothing found/)
    expect(names(plain)[0]).toMatch(words.widened.product)
    await plain.open(searchPath(words.text))
    expect(plain.text(plain.main)).not.toMatch(/Você buscou|You searched/)
  })

  test(`${lang}: a search that only pages of help answer says so in its heading`, async ({ plain }) => {
    await plain.open(searchPath(words.answered.text))
    expect(heading(plain)).toBe(words.answered.heading)
    plain.find('link', words.answered.link, plain.main)
  })

  test(`${lang}: a search for something other than a product leads to the page that helps`, async ({
    plain,
    shop,
  }) => {
    await plain.open(searchPath(words.help.text))
    expect(plain.text(plain.main)).not.toMatch(/Nada encontrado|Nothing found/)
    await plain.follow(words.help.link, plain.main)
    expect(plain.url.href).toBe(shop.origin + localPath('/pedido'))
  })

  test(`${lang}: accents and case make no difference, sorting keeps the text, and a page beyond the last redirects to the first`, async ({
    plain,
    shop,
  }) => {
    await plain.open(searchPath(words.text))
    const found = names(plain)
    expect(found).toHaveLength(7)
    await plain.open(searchPath(words.upperCase))
    expect(names(plain)).toEqual(found)

    await plain.open(searchPath(words.text))
    await plain.follow(words.highest, plain.main)
    expect(plain.url.href).toBe(shop.origin + searchPath(words.text, '&ordem=maior-preco'))
    // Not every card shows a price.
    const strong = cards(plain).flatMap((card) => [...card.querySelectorAll('strong')])
    const prices = strong.map(({ textContent }) => Number(textContent.replace(/\D/g, '')))
    expect(prices.length).toBeGreaterThan(4)
    expect(prices).toEqual(prices.toSorted((a, b) => b - a))

    await plain.open(searchPath(words.text, '&pagina=9'))
    expect(plain.url.href).toBe(shop.origin + searchPath(words.text))
  })
}
