/** @jest-environment node */
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { installmentPlan } from '../shop/installments.ts'
import type { Flavour, Kit } from '../shop/kit.ts'
import type { Product } from '../shop/product.ts'
import { DEMO_SETTINGS } from '#lib/testing/demo-settings.ts'
import type { FeedProduct } from './feed-items.ts'
import { googleFeedText } from './google-feed.ts'

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
  upfront: undefined,
  installments: installmentPlan(5990, DEMO_SETTINGS.terms),
  color: '',
  shortDescription: 'Leve.',
  paragraphs: ['Hidrata.'],
  descriptionHtml: '',
  specifications: [],
  siblings: [],
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
    { src: '/img/serum-uso', alt: '' },
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
      title: 'Rosalume Sérum',
      description: 'Leve.\nHidrata.',
      link: 'https://loja.example/serum',
      'g:canonical_link': 'https://loja.example/serum',
      'g:image_link': 'https://loja.example/img/serum-1500.webp',
      'g:additional_image_link': 'https://loja.example/img/serum-uso-1080.webp',
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
  expect(item!['title']).toMatch(/^Rosalume <b>&"' \]\]> x+…$/)
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
    {
      'g:id': 'RB-440',
      title: 'Rosalume Sérum, Chocolate',
      'g:gtin': '7890000004404',
      'g:availability': 'in_stock',
    },
    { 'g:id': 'RB-441', title: 'Rosalume Sérum, Morango', 'g:availability': 'out_of_stock' },
  ])
  for (const absent of ['g:gtin', 'g:identifier_exists']) expect(found[1]).not.toHaveProperty(absent)
  // The store has the sku as MPN, so each flavour's sku is its MPN; otherwise the MPN belongs to the product's own sku.
  expect(found.map((item) => item['g:mpn'])).toEqual(['RB-440', 'RB-441'])
  const others = await items({ product: { ...SERUM, mpn: 'M-1' }, kits: [kit] })
  expect(others.map((item) => item['g:mpn'])).toEqual(['M-1', undefined])
  const withGtins = await items({ product: SERUM, kits: [{ ...kit, eans: ['', '4006381333931'] }] })
  expect(withGtins.map((item) => item['g:gtin'])).toEqual(['7890000004404', '4006381333931'])
  for (const [index, item] of found.entries())
    expect(item).toMatchObject({
      link: `https://loja.example/serum?sabor=${index + 1}`,
      'g:canonical_link': 'https://loja.example/serum',
      'g:item_group_id': '440',
    })
})

test('R52 R68 a larger kit is an item at its own address, with its packages and the first flavour in stock', async () => {
  const flavours = [
    { id: 31, name: '3 Chocolate', picture: '', inStock: false },
    { id: 32, name: '3 Morango', picture: '/img/whey-3', inStock: true },
  ]
  const base = {
    itemId: 1,
    hasFlavours: false,
    flavours: [],
    inStock: true,
    priceFrom: undefined,
    pictures: [],
  }
  const one = { ...base, title: '1 pote', units: 1, price: 5990, skus: ['RB-440'] } as unknown as Kit
  const three = {
    ...base,
    itemId: 31,
    hasFlavours: true,
    flavours,
    skus: ['RB-31', 'RB-32'],
    title: '3 potes',
    units: 3,
    price: 14_900,
    priceFrom: 17_970,
  } as unknown as Kit
  const product = { ...SERUM, size: { label: 'Peso líquido', value: '216 g' }, topics: ['Leve'] }
  const [single, kit, ...more] = await items({ product, kits: [three, one] })
  expect(more).toEqual([])
  expect(single).toMatchObject({
    title: 'Rosalume Sérum, 216 g',
    link: 'https://loja.example/serum',
    'g:unit_pricing_measure': '216 g',
    'g:unit_pricing_base_measure': '100 g',
    'g:product_highlight': 'Leve',
    'g:product_detail': { 'g:attribute_name': 'Peso líquido', 'g:attribute_value': '216 g' },
  })
  expect(single).not.toHaveProperty('g:multipack')
  expect(kit).toMatchObject({
    'g:id': 'RB-32',
    title: 'Rosalume Sérum, 3 potes, 3 Morango, 3 × 216 g',
    link: 'https://loja.example/serum?sabor=32',
    'g:canonical_link': 'https://loja.example/serum',
    'g:image_link': 'https://loja.example/img/whey-3-1080.webp',
    'g:price': '179.70 BRL',
    'g:sale_price': '149.00 BRL',
    'g:multipack': '3',
    'g:unit_pricing_measure': '648 g',
  })
  expect(kit).not.toHaveProperty('g:item_group_id')
})

test('R68 an item has the category of Google that the brand gives for the store’s', async () => {
  const categories = [{ name: 'Skincare', number: '567' }]
  expect((await items({ product: SERUM, kits: [] }))[0]).not.toHaveProperty('g:google_product_category')
  let text = ''
  for await (const piece of googleFeedText({ ...SHOP, categories }, [
    [{ product: SERUM, kits: [] }],
  ] as never))
    text += piece
  expect(text).toContain('<g:google_product_category>567</g:google_product_category>')
})

test('R50 R68 a variation is an item with its own GTIN and its own installments, or none when the store states none', async () => {
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
    id: '1',
    name: 'Tamanho',
    kind: 'text' as const,
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
