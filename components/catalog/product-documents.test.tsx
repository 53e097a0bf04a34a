import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { createApiClient } from '#lib/client/api-client.ts'
import { getProduct } from '#lib/client/store/product.ts'
import { productTexts } from '#lib/content/product-texts.ts'
import { googleFeedText } from '#lib/seo/google-feed.ts'
import { productNode } from '#lib/seo/json-ld/product.ts'
import { jsonLdText } from '#lib/seo/json-ld/text.ts'
import { pageOffer } from '#lib/shop/product.ts'
import { NO_SETTINGS } from '#lib/shop/settings.ts'
import { amountsIn, mutations, shownAmounts, type Json } from '#lib/testing/documents/mutate.ts'
import productDocument from '#lib/testing/documents/product.json'
import quoteDocument from '#lib/testing/documents/quote.json'
import { ProductView } from './product-view.tsx'

const PATH = '/garrafa-termica-1l.html'
const SITE = 'https://loja.example'
// Random changes of a document; DOCUMENT_RUNS tries more.
const DOCUMENTS = Number(process.env['DOCUMENT_RUNS'] ?? 24)

const read = (document: Json) =>
  getProduct(
    createApiClient({
      base: 'http://store.internal/v2/front',
      lang: 'pt',
      timeoutMs: 1000,
      fetch: async () => Response.json(document),
    }),
    PATH,
  )

type Page = Awaited<ReturnType<typeof read>>

function markupOf({ structure, product }: Page): string {
  return renderToStaticMarkup(
    <ProductView
      lang="pt"
      structure={structure}
      product={product}
      kits={[]}
      texts={productTexts({ words: undefined }, 'pt')}
      settings={NO_SETTINGS}
    />,
  )
}

async function structuredDataAndFeed({ product }: Page): Promise<string> {
  const data = {
    product,
    kits: [],
    siteUrl: SITE,
    seller: { brand: { name: 'Loja' } },
    path: product.path,
    flavourLabel: 'Sabor',
    reviews: undefined,
  }
  const node = productNode(data)
  const shop = { siteUrl: SITE, brandName: 'Loja', description: 'D', settings: NO_SETTINGS }
  async function* products() {
    yield [{ product, kits: [] }]
  }
  let feed = ''
  for await (const part of googleFeedText(shop, products())) feed += part
  return jsonLdText(node ? [node] : []) + feed
}

function pageOf(markup: string): HTMLElement {
  const page = document.createElement('div')
  page.innerHTML = markup
  return page
}

test('platform 3.3 the fields of another store’s product are parsed', async () => {
  const { product, structure } = await read(productDocument as Json)
  expect(structure.breadcrumb[1]).toEqual({ label: 'Cozinha & Mesa', path: '/cozinha' })
  expect(product).toMatchObject({
    id: 7310,
    name: 'Garrafa térmica "Aurora" 1 L',
    shortDescription: 'Mantém 24 horas de frio.',
    price: 131_990,
    priceFrom: 159_990,
    upfront: { price: 118_791, percent: 10 },
    brand: { name: 'Aurora', path: '/aurora' },
    category: ['Cozinha & Mesa', 'Garrafas'],
    size: { label: 'Volume', value: '1 L' },
    specifications: [
      {
        name: 'Medidas',
        rows: [
          { label: 'Peso', value: '480 g' },
          { label: 'Altura', value: '28' },
        ],
      },
    ],
    flavours: [],
    cartItems: [{ itemId: 7310, attributeId: 0 }],
  })
  expect(product.installments.map(({ count, ratePercent }) => [count, ratePercent])).toEqual([
    [1, -10],
    [3, 0],
    [10, 15],
  ])
  expect(product.descriptionHtml).toContain('<h3>Para o dia todo</h3>')
  expect(product.descriptionHtml).not.toMatch(/script|onclick/)
  expect(product.siblings).toEqual([
    { label: '1 L', path: PATH, picture: '', isCurrent: true, inStock: true },
    { label: '500 ml', path: '/garrafa-termica-500ml.html', picture: '', isCurrent: false, inStock: true },
  ])
})

test('platform 3.3 each variation has its own price, stock, pictures and cart request', async () => {
  const { choice } = (await read(productDocument as Json)).product
  expect(choice).toMatchObject({ id: '3', name: 'Cor', kind: 'picture' })
  expect(
    choice?.values.map(({ label, price, inStock, isSelected, pictures, cartItems }) => [
      label,
      price,
      inStock,
      isSelected,
      pictures.length,
      cartItems[0]?.attributeId,
    ]),
  ).toEqual([
    ['Verde', 131_990, true, true, 1, 21],
    ['Azul', 133_990, false, false, 1, 22],
    ['Preto', undefined, true, false, 0, 23],
  ])
  expect(choice?.values[0]?.cartItems[0]?.body).toMatchObject({ idAtributoSimples: '21', idArmazem: '1' })
})

test('platform 3.3 the page shows the store’s own prices and installments and computes none', async () => {
  const text = pageOf(markupOf(await read(productDocument as Json))).textContent.replaceAll('\u00a0', ' ')
  expect(text).toContain('R$ 1.187,91 à vista (10% de desconto)')
  expect(text).toContain('ou até 3x de R$ 439,97 sem juros')
  expect(text).not.toMatch(/alert|exemplo\.example|lava-louças/)
})

test('platform 3.3 a product sold on request has no price, no offer and no entry in the feed', async () => {
  const page = await read(quoteDocument as Json)
  expect(page.product).toMatchObject({ availability: 'onRequest', price: undefined, installments: [] })
  expect(pageOffer(page.product, [])).toBeUndefined()
  const markup = markupOf(page)
  expect(markup).toContain('Este produto é vendido sob consulta.')
  expect(shownAmounts(pageOf(markup).textContent)).toEqual([])
  const buttons = [...pageOf(markup).querySelectorAll('button')].map(({ textContent }) => textContent)
  expect(buttons).toContain('Pedir orçamento')
  expect(buttons.join()).not.toMatch(/Adicionar|Comprar/)
  expect(await structuredDataAndFeed(page)).not.toMatch(/g:price|"price"/)
})

test.each([
  ['a product', productDocument],
  ['a product on request', quoteDocument],
])(
  'platform 3 %s in which fields have unexpected values is rendered, and shows only amounts of its document',
  async (_name, document) => {
    await fc.assert(
      fc.asyncProperty(mutations(document as Json), async (mutated) => {
        const page = await read(mutated)
        const markup = markupOf(page)
        const shown = pageOf(markup)
        const structuredTexts = await structuredDataAndFeed(page)
        const texts = [shown.textContent, ...attributeTextsOf(shown), structuredTexts]
        expect(texts.filter((text) => /NaN|undefined|\[object|Infinity/.test(text))).toEqual([])
        expect(shown.querySelector('h1')?.textContent).not.toBe('')
        expect(shown.querySelector('script, iframe, [onerror], [onclick], [href^="javascript:"]')).toBeNull()
        expect(structuredTexts).not.toMatch(/<script|<img/)
        const documentAmounts = amountsIn(mutated)
        for (const amount of shownAmounts(shown.textContent)) expect(documentAmounts).toContain(amount)
        const machinePrices = [
          ...structuredTexts.matchAll(/"price":"([\d.]+)"|<g:(?:sale_)?price>([\d.]+) BRL/g),
        ]
        for (const [, first, second] of machinePrices)
          expect(documentAmounts).toContain(Math.round(Number(first ?? second) * 100))
      }),
      { numRuns: DOCUMENTS },
    )
  },
)

function attributeTextsOf(page: HTMLElement): string[] {
  return [...page.querySelectorAll('*')].flatMap((element) =>
    ['alt', 'aria-label', 'href', 'src', 'value', 'title'].map((name) => element.getAttribute(name) ?? ''),
  )
}

test.each([
  [{ status: 'disponivel', estoque: 0 }, false],
  [{ status: 'disponivel', estoque: '0' }, false],
  [{ estoque: 0 }, false],
  [{ status: 'disponivel' }, true],
  [{}, true],
  [{ status: 'indisponivel', estoque: 4 }, false],
])('platform 3.3 a sibling product with %j is in stock: %s', async (stock, inStock) => {
  const document = structuredClone(productDocument) as unknown as {
    conteudo: { atributos: { unico: { valores: { produto: object }[] } } }
  }
  for (const value of document.conteudo.atributos.unico.valores) value.produto = { id: 9, ...stock }
  const { product } = await read(document as unknown as Json)
  expect(product.siblings.map((sibling) => sibling.inStock)).toEqual(product.siblings.map(() => inStock))
  expect(product.siblings).not.toEqual([])
})
