import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { installmentPlan } from '../shop/installments.ts'
import type { Flavour, Kit } from '../shop/kit.ts'
import type { Product } from '../shop/product.ts'
import { DEMO_SETTINGS } from '#lib/testing/demo-settings.ts'
import { googleFeedText, type FeedProduct } from './google-feed.ts'

const SHOP = {
  siteUrl: 'https://loja.example',
  brandName: 'Rosalume',
  description: 'D',
  settings: DEMO_SETTINGS,
}
const SERUM: Product = {
  id: 440,
  name: 'Sérum',
  path: '/serum',
  brand: { name: 'Rosalume', path: undefined },
  sku: 'RB-440',
  mpn: 'RB-440',
  ean: '7890000004404',
  category: ['Skincare', 'Rosto'],
  availability: 'available',
  inStock: true,
  price: 5990,
  priceFrom: 8990,
  spot: undefined,
  installments: installmentPlan(5990, DEMO_SETTINGS.terms),
  color: '',
  shortDescription: 'Leve.',
  paragraphs: ['Hidrata.'],
  descriptionHtml: '',
  specifications: [],
  sisters: [],
  choice: undefined,
  cartItems: [],
  questions: [],
  storeReviews: { average: 0 },
  topics: [],
  howToUse: '',
  ingredients: '',
  nutrition: '',
  nutritionTable: [],
  size: undefined,
  pictures: [
    { src: '/img/serum', alt: '' },
    { src: '/img/serum-textura', alt: '' },
  ],
  flavours: [],
}

async function items(...products: FeedProduct[]) {
  let text = ''
  async function* source() {
    yield products
  }
  for await (const piece of googleFeedText(SHOP, source())) text += piece
  expect(XMLValidator.validate(text)).toBe(true)
  const parser = new XMLParser({ isArray: (name) => name === 'item', parseTagValue: false })
  const { rss } = parser.parse(text) as { rss: { channel: { item?: Record<string, unknown>[] } } }
  return rss.channel.item ?? []
}

test('R68 an item has the data of its product page, with both prices of an offer', async () => {
  expect(await items({ product: SERUM, kits: [] })).toEqual([
    {
      'g:id': 'RB-440',
      title: 'Sérum',
      description: 'Leve.\nHidrata.',
      link: 'https://loja.example/serum',
      'g:image_link': 'https://loja.example/img/serum-1080.webp',
      'g:additional_image_link': 'https://loja.example/img/serum-textura-1080.webp',
      'g:availability': 'in_stock',
      'g:price': '89.90 BRL',
      'g:sale_price': '59.90 BRL',
      'g:brand': 'Rosalume',
      'g:gtin': '7890000004404',
      'g:mpn': 'RB-440',
      'g:condition': 'new',
      'g:product_type': 'Skincare > Rosto',
      // 59.90 × 1.1999 ÷ 12 (P16).
      'g:installment': { 'g:months': '12', 'g:amount': '5.99 BRL' },
      'g:shipping': { 'g:country': 'BR', 'g:price': '9.90 BRL' },
    },
  ])
})

test('R68 without an offer there is one price; above the threshold shipping is free; a sold-out product is out of stock', async () => {
  const product = { ...SERUM, price: 30_000, priceFrom: undefined, inStock: false }
  const [item] = await items({ product, kits: [] })
  expect(item).toMatchObject({ 'g:price': '300.00 BRL', 'g:availability': 'out_of_stock' })
  expect(item).toMatchObject({ 'g:shipping': { 'g:price': '0.00 BRL' } })
  expect(item).not.toHaveProperty('g:sale_price')
})

test('R47 R50 a product without price, name or picture has no item; an invalid GTIN is left out', async () => {
  const feedProduct = (more: Partial<Product>) => ({ product: { ...SERUM, ...more }, kits: [] })
  expect(
    await items(feedProduct({ price: 0 }), feedProduct({ name: '' }), feedProduct({ pictures: [] })),
  ).toEqual([])
  const [item] = await items(
    feedProduct({ ean: '7890000004405', mpn: '', brand: { name: '', path: undefined } }),
  )
  expect(item).not.toHaveProperty('g:gtin')
  for (const absent of ['g:mpn', 'g:identifier_exists']) expect(item).not.toHaveProperty(absent)
  expect(item).toMatchObject({ 'g:brand': 'Rosalume' })
})

test('R68 hostile and very long texts are escaped and cut', async () => {
  const name = `<b>&"' ]]> ${'x'.repeat(300)}`
  const [item] = await items({ product: { ...SERUM, name, sku: `A ${'1'.repeat(60)}` }, kits: [] })
  expect([...(item!['title'] as string)]).toHaveLength(150)
  expect(item!['title']).toMatch(/^<b>&"' \]\]> x+…$/)
  expect((item!['g:id'] as string).length).toBeLessThanOrEqual(50)
})

test('R52 R68 every flavour that can be chosen is an item with its own id and the URL of the page', async () => {
  const flavour = (id: number, name: string, inStock: boolean): Flavour => ({
    id,
    name,
    picture: `/img/whey-${id}`,
    inStock,
  })
  const kit = {
    itemId: 1,
    hasFlavours: true,
    flavours: [flavour(1, 'Chocolate', true), flavour(2, 'Morango', false)],
    skus: ['RB-440', 'RB-441'],
    price: 5990,
    priceFrom: undefined,
    inStock: true,
    units: 1,
  } as unknown as Kit
  const found = await items({ product: SERUM, kits: [kit] })
  expect(found).toMatchObject([
    { 'g:id': 'RB-440', title: 'Sérum, Chocolate', 'g:gtin': '7890000004404', 'g:availability': 'in_stock' },
    { 'g:id': 'RB-441', title: 'Sérum, Morango', 'g:availability': 'out_of_stock' },
  ])
  for (const absent of ['g:gtin', 'g:mpn', 'g:identifier_exists']) expect(found[1]).not.toHaveProperty(absent)
  const withGtins = await items({ product: SERUM, kits: [{ ...kit, eans: ['', '4006381333931'] }] })
  expect(withGtins.map((item) => item['g:gtin'])).toEqual(['7890000004404', '4006381333931'])
  for (const item of found)
    expect(item).toMatchObject({ link: 'https://loja.example/serum', 'g:item_group_id': '440' })
})

test('R50 R68 a variation is an item with its own GTIN and its own instalments, or none when the store states none', async () => {
  const value = {
    sku: 'C-1',
    ean: '4006381333931',
    swatch: '',
    pictures: [],
    inStock: true,
    isSelected: false,
  }
  const plan = (each: number) => [{ count: 3, each, total: 3 * each, ratePercent: 0 }]
  const choice = {
    ...{ id: '1', name: 'Tamanho', kind: 'text' as const },
    values: [
      { ...SERUM, ...value, id: 1, label: 'P', price: 3000, cartItems: [], installments: plan(1000) },
      {
        ...SERUM,
        ...value,
        id: 2,
        label: 'G',
        price: 6000,
        cartItems: [],
        installments: [],
        ean: 'x',
        sku: 'C-2',
      },
    ],
  }
  const [small, large] = await items({ product: { ...SERUM, choice }, kits: [] })
  expect(small).toMatchObject({
    'g:id': 'C-1',
    'g:gtin': '4006381333931',
    'g:installment': { 'g:months': '3', 'g:amount': '10.00 BRL' },
    'g:item_group_id': '440',
  })
  expect(large).toMatchObject({ 'g:id': 'C-2', 'g:price': '60.00 BRL' })
  for (const absent of ['g:gtin', 'g:installment']) expect(large).not.toHaveProperty(absent)
})
