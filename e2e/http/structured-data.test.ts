import { parse } from 'parse5'
import { attribute, collapsedText, elementsOf, isHtmlElement, textOf } from '../../scripts/crawl/site/tree.ts'
import { graphOf, offersOf, productOf } from '../graph.ts'
import { LANGUAGES } from '../languages.ts'
import { TEMPLATES, templatePath, type Template } from '../templates.ts'
import { expect, test } from './fixtures.ts'

const TRAIL = { pt: 'Você está em', en: 'You are here' }

const PRIVATE_TEMPLATES: Template[] = [
  ...(['search', 'search without text', 'search without result', 'survey', 'survey thanks'] as const),
  ...(['thanks', 'shipping', 'cart', 'access', 'empty checkout', 'offline'] as const),
  ...(['find order', 'orders of an account'] as const),
  ...(['unavailable', 'not found'] as const),
]
const LISTS: Template[] = ['all products', 'filtered products', 'category', 'brand']
const PRODUCTS: Template[] = ['landing', 'product', 'product with flavours', 'kit list', 'sold-out product']

function expectedKinds(template: Template): string[] {
  if (PRIVATE_TEMPLATES.includes(template)) return []
  if (template === 'home') return ['OnlineStore', 'WebSite']
  if (template === 'faq') return ['FAQPage', 'BreadcrumbList']
  if (LISTS.includes(template)) return ['ItemList', 'BreadcrumbList']
  if (!PRODUCTS.includes(template)) return ['BreadcrumbList']
  const isGroup = ['landing', 'product with flavours', 'kit list'].includes(template)
  return [isGroup ? 'ProductGroup' : 'Product', 'BreadcrumbList']
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
const plain = (html: string) =>
  html.replace(/<[^>]*>/g, '').replace(/&(#x27|\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)

for (const { lang } of LANGUAGES)
  test(`R41 R51 R53 R55 R56 ${lang}: structured data of every kind of page matches its content, and private pages have none`, async ({
    request,
    shop,
  }) => {
    const linked = new Set<string>()
    for (const template of Object.keys(TEMPLATES) as Template[]) {
      const html = await (await request.get(templatePath(template, lang), { maxRedirects: 0 })).text()
      const graph = graphOf(html)
      expect(
        graph.map((node) => node['@type']),
        template,
      ).toEqual(expectedKinds(template))
      JSON.parse(JSON.stringify(graph), (_key, value: unknown) => {
        expect([null, '']).not.toContain(value)
        return value
      })

      const crumbs = graph.find((node) => node['@type'] === 'BreadcrumbList')
      const steps = (crumbs?.['itemListElement'] ?? []) as { position: number; name: string; item?: string }[]
      const [, trail = ''] = new RegExp(`<nav aria-label="${TRAIL[lang]}"[^>]*>(.*?)</nav>`).exec(html) ?? []
      const seen = trail.split('</li>').slice(0, -1).map(plain)
      if (!PRIVATE_TEMPLATES.includes(template))
        expect(
          steps.map(({ name }) => name),
          template,
        ).toEqual(seen)
      expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1))
      for (const { item } of steps.slice(0, -1)) linked.add(item!)

      const list = graph.find((node) => node['@type'] === 'ItemList')
      for (const { name, url } of (list?.['itemListElement'] ?? []) as { name: string; url: string }[]) {
        expect(html).toContain(`href="${url.replace(shop.origin, '')}"`)
        expect(plain(html)).toContain(name)
      }

      const faq = graph.find((node) => node['@type'] === 'FAQPage')
      const shown = new Set(html.split(/<\/?(?:p|summary|h3|a|span)\b[^>]*>/).map(plain))
      for (const { name, acceptedAnswer } of (faq?.['mainEntity'] ?? []) as {
        name: string
        acceptedAnswer: { text: string }
      }[])
        for (const line of [name, ...acceptedAnswer.text.split('\n')]) expect([...shown]).toContain(line)

      const store = graph.find((node) => node['@type'] === 'OnlineStore')
      if (store) {
        expect(store['@id']).toBe(`${shop.origin}/#loja`)
        expect((await request.get(String(store['logo']))).headers()['content-type']).toMatch(/^image\//)
      }
    }
    for (const address of linked) {
      expect(address.startsWith(shop.origin)).toBe(true)
      expect((await request.get(address, { maxRedirects: 0 })).status(), address).toBe(200)
    }
  })

for (const { lang, localPath } of LANGUAGES)
  test(`P10 R42 R43 R45 R46 R51 P11 P33 ${lang}: one product in the raw HTML, with the price, the true review count and the reviews of the page`, async ({
    request,
  }) => {
    for (const [path, topic] of [
      ['/serum', 'serum'],
      ['/colageno', 'colageno verisol'],
    ] as const) {
      const html = await (await request.get(localPath(path))).text()
      const node = productOf(html)
      // The item in the form of the shipping quote names the product (contract 4.15).
      const [, item = ''] = /name="produto" value="(\d+)"/.exec(html) ?? []
      const query = new URLSearchParams({ filter_produto: topic, produto_id: item })
      const list = await request.get(`/api/avaliacoes/produto/rosalume?${query}`)
      const { meta } = (await list.json()) as { meta: { total: number } }
      expect(node.aggregateRating?.reviewCount).toBe(meta.total)

      const elements = [...elementsOf(parse(html))]
      const main = collapsedText(textOf(elements.find((element) => isHtmlElement(element, 'main'))!))
      for (const { price, priceCurrency } of offersOf(node)) {
        expect(priceCurrency).toBe('BRL')
        expect(main).toContain(lang === 'pt' ? `R$ ${price.replace('.', ',')}` : `R$ ${price}`)
      }
      const reviews = elements
        .filter((element) => attribute(element, 'id')?.startsWith('avaliacao-'))
        .map((element) => collapsedText(textOf(element)))
      expect(node.review!.length).toBeGreaterThan(0)
      for (const { author, reviewBody } of node.review!) {
        const own = reviews.filter((text) => text.includes(author.name) && text.includes(reviewBody))
        expect(own.length, `${author.name}: ${reviewBody}`).toBeGreaterThan(0)
      }
    }
  })
