/** @jest-environment node */
import fc from 'fast-check'
import type { Product } from '../shop/product.ts'
import { DEMO_SETTINGS } from '#lib/testing/demo-settings.ts'
import type { FeedProduct } from './feed-items.ts'
import { metaFeedText } from './meta-feed.ts'

const SHOP = {
  siteUrl: 'https://loja.example',
  brandName: 'Rosalume',
  description: 'D',
  categories: [{ name: 'Skincare', number: '2592' }],
  settings: DEMO_SETTINGS,
}
const SERUM = {
  id: 440,
  name: 'Sérum',
  path: '/serum',
  brand: { name: 'Rosalume', path: undefined },
  sku: 'RB-440',
  mpn: '',
  ean: '4006381333931',
  category: ['Skincare', 'Rosto'],
  inStock: true,
  price: 5990,
  priceFrom: 8990,
  shortDescription: 'Leve, com "ácido".',
  paragraphs: ['Hidrata.'],
  specifications: [],
  topics: [],
  flavours: [],
  pictures: ['/img/serum', '/img/serum-uso', '/img/serum-mesa'].map((src) => ({ src, alt: '' })),
} as unknown as Product

// A reader of RFC 4180.
function parse(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
    if (end !== ',') rows.push([])
  }
  return rows.slice(0, -1)
}

async function rows(...products: FeedProduct[]): Promise<Record<string, string>[]> {
  let text = ''
  async function* source() {
    yield products
  }
  for await (const piece of metaFeedText(SHOP, source())) text += piece
  const [head = [], ...others] = parse(text)
  return others.map((cells) => {
    expect(cells).toHaveLength(head.length)
    return Object.fromEntries(cells.map((each, index) => [head[index], each]))
  })
}

test('R68 a row for Meta has the data of the product page, with both prices of an offer and all pictures', async () => {
  expect(await rows({ product: SERUM, kits: [] })).toEqual([
    {
      id: 'RB-440',
      title: 'Rosalume Sérum',
      description: 'Leve, com "ácido".\nHidrata.',
      availability: 'in stock',
      condition: 'new',
      price: '89.90 BRL',
      sale_price: '59.90 BRL',
      link: 'https://loja.example/serum',
      image_link: 'https://loja.example/img/serum-1500.webp',
      additional_image_link:
        'https://loja.example/img/serum-uso-1080.webp,https://loja.example/img/serum-mesa-1080.webp',
      brand: 'Rosalume',
      item_group_id: '',
      google_product_category: '2592',
      product_type: 'Skincare > Rosto',
      gtin: '4006381333931',
      mpn: '',
    },
  ])
})

test('R68 a product without an offer has one price, a sold-out one is out of stock, and one without a price has no row', async () => {
  const plain = { ...SERUM, priceFrom: undefined, inStock: false }
  const [row, ...others] = await rows(
    { product: plain, kits: [] },
    { product: { ...SERUM, price: 0 }, kits: [] },
  )
  expect(row).toMatchObject({ price: '59.90 BRL', sale_price: '', availability: 'out of stock' })
  expect(others).toEqual([])
})

test('R68 a text with quotes, commas and line breaks stays in its cell', async () => {
  const text = fc.string({ unit: fc.constantFrom('a', '"', ',', '\r', '\n', ';', ' '), minLength: 1 })
  await fc.assert(
    fc.asyncProperty(text, text, async (name, shortDescription) => {
      const product = { ...SERUM, name: `Rosalume ${name}`, shortDescription, paragraphs: [] }
      const [row] = await rows({ product, kits: [] })
      expect([row?.['title'], row?.['description']]).toEqual([`Rosalume ${name}`, shortDescription])
    }),
  )
})
