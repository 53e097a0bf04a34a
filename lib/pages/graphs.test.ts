/** @jest-environment node */
import { DEMO_BRAND, DEMO_ENV } from '#lib/testing/demo-brand.ts'
import type { Thing } from 'schema-dts'
import { faqEntries } from '../content/faq.ts'
import { offerValues } from '../content/offer-values.ts'
import { LANGS, type Lang } from '../routes/lang.ts'
import { breadcrumbSteps } from '../seo/breadcrumb.ts'
import { jsonLdText } from '../seo/json-ld/text.ts'
import type { TopicReviews } from '../shop/review.ts'
import { specStore } from '../testing/spec-documents.ts'
import { openTestHost } from '../testing/test-host.ts'
import { faqGraph, homeGraph, listingGraph, productGraph, breadcrumbGraph } from './graphs.ts'
import { setHost } from '../host/host.ts'
import { institutionalPage } from './institutional-page.ts'
import { listingPage } from './listing-page.ts'
import { loadSettings } from './loaders.ts'
import { productPage } from './product-page.ts'

// Ratings of cards are no part of a graph.
beforeEach(() => openTestHost(specStore, { reports: null }))
afterEach(() => setHost(undefined))

const REVIEWS: TopicReviews = {
  topic: 'serum',
  average: 4.87,
  first: {
    reviews: [{ id: 1, name: 'Ana', stars: 5, comment: 'Adorei.', createdAt: '2024-05-02T13:20:00.000000Z' }],
    total: 27,
    page: 1,
    lastPage: 3,
  },
}

const structureOf = async (lang: Lang) => (await institutionalPage(lang, '/pagina/quem-somos')).structure

const GRAPHS: Record<string, (lang: Lang) => Promise<Thing[]>> = {
  home: async (lang) => homeGraph(await loadSettings(lang)),
  'product with flavours': async (lang) => productGraph(lang, await productPage(lang, '/colageno'), REVIEWS),
  product: async (lang) => productGraph(lang, await productPage(lang, '/serum'), undefined),
  listing: async (lang) => listingGraph(await listingPage({ lang, kind: 'landing-page', path: '/produtos' })),
  institutional: async (lang) => breadcrumbGraph(breadcrumbSteps(await structureOf(lang), lang)),
  questions: async (lang) =>
    faqGraph(
      lang,
      await structureOf(lang),
      faqEntries(DEMO_BRAND, lang, {
        settings: await loadSettings(lang),
        offer: offerValues(DEMO_ENV),
      }).slice(0, 2),
    ),
}

const CASES = Object.keys(GRAPHS).flatMap((name) => LANGS.map((lang) => [name, lang] as const))

test.each(CASES)('R94 the graph of %s in %s equals the snapshot', async (name, lang) => {
  expect(await GRAPHS[name]!(lang)).toMatchSnapshot()
})

test.each(CASES)(
  'R41 the graph of %s in %s has no empty value and no duplicate @id or @type',
  async (name, lang) => {
    const { '@graph': graph } = JSON.parse(jsonLdText(await GRAPHS[name]!(lang))) as { '@graph': object[] }
    const ids: string[] = []
    JSON.parse(JSON.stringify(graph), (_key, value: unknown) => {
      expect([null, '', undefined]).not.toContain(value)
      if (Array.isArray(value)) expect(value).not.toHaveLength(0)
      if (typeof value === 'object' && value && '@id' in value && '@type' in value)
        ids.push(String(value['@id']))
      return value
    })
    expect(ids).toEqual([...new Set(ids)])
    const kinds = graph.map((node) => (node as { '@type': string })['@type'])
    expect(kinds).toEqual([...new Set(kinds)])
  },
)

test('R53 the graph of the home page is equal in both languages', async () => {
  expect(await GRAPHS['home']!('en')).toEqual(await GRAPHS['home']!('pt'))
})

test("R46 the price is today's, not the general one of the kit, and in reais in both languages", async () => {
  for (const lang of LANGS) {
    const json = JSON.stringify(await GRAPHS['product with flavours']!(lang))
    expect(json.match(/"price":"24.90","priceCurrency":"BRL"/g)).toHaveLength(2)
    expect(json).not.toContain('25.90')
  }
})
