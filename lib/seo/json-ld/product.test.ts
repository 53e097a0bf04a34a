/** @jest-environment node */
import type { Flavour, Kit } from '../../shop/kit.ts'
import type { Product } from '../../shop/product.ts'
import { productNode } from './product.ts'

const PRODUCT = {
  id: 499,
  name: 'Sérum Facial',
  brand: { name: 'Rosalume', path: '/marca/rosalume' },
  sku: 'RB 901',
  mpn: 'RL-901',
  ean: '4006381333931',
  category: ['Skincare', 'Séruns'],
  inStock: true,
  price: 5990,
  priceFrom: 8990,
  shortDescription: 'Gotas leves.',
  pictures: [{ src: '/img/serum', alt: '' }],
  flavours: [],
} as unknown as Product

const flavour = (id: number, name: string, inStock = true): Flavour => ({
  id,
  name,
  picture: `/img/${id}`,
  inStock,
})

const KIT = {
  units: 1,
  itemId: 422,
  price: 2490,
  priceFrom: 4990,
  inStock: true,
  hasFlavours: true,
  flavours: [flavour(422, 'Cranberry'), flavour(423, 'Limão', false)],
  skus: ['RB-422', 'RB-423'],
} as unknown as Kit

type JsonNode = Record<string, unknown>

const SELLER = {
  '@type': 'OnlineStore',
  '@id': 'https://loja.example/#loja',
  name: 'Rosalume',
}

const node = (product: Partial<Product> = {}, kits: Kit[] = [], sabor?: string) =>
  productNode({
    sabor,
    product: { ...PRODUCT, ...product },
    kits,
    siteUrl: 'https://loja.example',
    seller: { brand: { name: 'Rosalume' } },
    path: '/serum',
    flavourLabel: 'Sabor',
    reviews: undefined,
  }) as JsonNode | undefined

test('R46 R48 R49 R50 the product node has an Offer in reais, a strikethrough price and identifiers', () => {
  expect(node()).toEqual({
    '@type': 'Product',
    '@id': 'https://loja.example/serum#produto',
    name: 'Sérum Facial',
    url: 'https://loja.example/serum',
    image: ['https://loja.example/img/serum-1500.webp'],
    description: 'Gotas leves.',
    category: 'Skincare > Séruns',
    sku: 'RB901',
    mpn: 'RL-901',
    gtin13: '4006381333931',
    brand: { '@type': 'Brand', name: 'Rosalume' },
    offers: {
      '@type': 'Offer',
      url: 'https://loja.example/serum',
      price: '59.90',
      priceCurrency: 'BRL',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
      seller: SELLER,
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceType: 'https://schema.org/StrikethroughPrice',
        price: '89.90',
        priceCurrency: 'BRL',
      },
    },
  })
})

test.each([undefined, 5990, 4990])(
  'R49 no strikethrough price when priceFrom is %s, which is not above the price',
  (priceFrom) => {
    expect(node({ priceFrom })?.['offers']).not.toHaveProperty('priceSpecification')
  },
)

test('R15 R48 the offer of a sold-out product has the availability OutOfStock', () => {
  expect(node({ inStock: false })?.['offers']).toMatchObject({
    availability: 'https://schema.org/OutOfStock',
  })
})

test('R41 R50 P23 fields that the store does not send are left out', () => {
  const bare = {
    sku: ' ',
    mpn: '',
    ean: '123',
    category: [],
    shortDescription: '',
    brand: { name: '', path: undefined },
  }
  expect(Object.keys(node(bare) ?? {}).sort()).toEqual(['@id', '@type', 'image', 'name', 'offers', 'url'])
})

test.each([
  ['96385074', 'gtin8'],
  ['036000291452', 'gtin12'],
  ['10614141000415', 'gtin14'],
])('R50 the GTIN %s is in a field named after its length', (ean, name) =>
  expect(node({ ean })).toHaveProperty(name, ean),
)

test.each([
  ['no price', { price: 0 }],
  ['an invalid price', { price: Number.NaN }],
  ['no picture', { pictures: [] }],
  ['no name', { name: '' }],
])('R47 with %s there is no product node', (_what, product) => {
  expect(node(product)).toBeUndefined()
})

test('R47 without a price of the smallest kit there is no product node', () => {
  expect(node({}, [{ ...KIT, price: 0 }])).toBeUndefined()
})

test.each([
  ['/img/serum', 'https://loja.example/img/serum-1500.webp'],
  ['/fotos/serum.jpg', 'https://loja.example/fotos/serum.jpg'],
  ['https://cdn.example/serum.jpg', 'https://cdn.example/serum.jpg'],
])('R72 the URL of picture %s is absolute', (src, image) => {
  expect(node({ pictures: [{ src, alt: '' }] })?.['image']).toEqual([image])
})

test('R41 R48 the first offer of a page describes its seller, later ones refer to it; the return policy is the store’s', () => {
  expect(node()?.['offers']).toMatchObject({ seller: SELLER })
  const variants = node({}, [KIT])?.['hasVariant'] as { offers: JsonNode }[]
  const [first, later] = variants.map(({ offers }) => offers)
  expect(first).toMatchObject({ seller: SELLER })
  expect(later).toMatchObject({ seller: { '@id': SELLER['@id'] } })
  expect(JSON.stringify(variants)).not.toContain('ReturnPolicy')
})

describe('a product of several flavours', () => {
  const group = (kits = [KIT], product: Partial<Product> = {}) => node({ sku: 'RB-422', ...product }, kits)
  const variants = (node = group()) => node?.['hasVariant'] as JsonNode[]

  test('R51 R52 it is one ProductGroup without an offer; each flavour has URL, picture, sku and offer', () => {
    const root = group()
    expect(root).toMatchObject({ '@type': 'ProductGroup', productGroupID: '499', name: 'Sérum Facial' })
    for (const absent of ['offers', 'variesBy', 'sku', 'gtin13', 'mpn'])
      expect(root).not.toHaveProperty(absent)
    expect(variants(root)[1]).toEqual({
      '@type': 'Product',
      name: 'Sérum Facial, Limão',
      url: 'https://loja.example/serum?sabor=423',
      image: 'https://loja.example/img/423-1080.webp',
      sku: 'RB-423',
      inProductGroupWithID: '499',
      additionalProperty: { '@type': 'PropertyValue', name: 'Sabor', value: 'Limão' },
      offers: {
        '@type': 'Offer',
        url: 'https://loja.example/serum?sabor=423',
        price: '24.90',
        priceCurrency: 'BRL',
        availability: 'https://schema.org/OutOfStock',
        itemCondition: 'https://schema.org/NewCondition',
        seller: { '@id': SELLER['@id'] },
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          priceType: 'https://schema.org/StrikethroughPrice',
          price: '49.90',
          priceCurrency: 'BRL',
        },
      },
    })
  })

  test('R50 R52 the identifiers of the product belong to one flavour, and no other flavour gets them', () => {
    expect(variants().map(({ sku, mpn, gtin13 }) => [sku, mpn, gtin13])).toEqual([
      ['RB-422', 'RL-901', '4006381333931'],
      ['RB-423', undefined, undefined],
    ])
    const kit = { ...KIT, eans: ['', '96385074'] }
    expect(variants(group([kit])).map(({ gtin13, gtin8 }) => [gtin13, gtin8])).toEqual([
      ['4006381333931', undefined],
      [undefined, '96385074'],
    ])
  })

  test('R52 a flavour without a sku has its item id as sku', () => {
    const kit = { ...KIT, skus: ['', ''] }
    expect(variants(group([kit])).map(({ sku }) => sku)).toEqual(['422', '423'])
  })

  test('R52 a flavour without a picture has the picture of the product', () => {
    const kit = { ...KIT, flavours: KIT.flavours.map((each) => ({ ...each, picture: '' })) }
    expect(variants(group([kit]))[0]?.['image']).toBe('https://loja.example/img/serum-1500.webp')
  })

  test('R46 the flavours have the price of the smallest kit, as on the page', () => {
    const large = { ...KIT, units: 2, price: 4470 }
    expect(variants(group([large, KIT]))[0]?.['offers']).toMatchObject({ price: '24.90' })
  })

  test.each([
    ['one flavour', { flavours: [flavour(422, 'Cranberry')] }],
    ['flavours that cannot be chosen', { hasFlavours: false }],
  ])('R51 with %s it is a Product, not a ProductGroup', (_what, change) => {
    expect(group([{ ...KIT, ...change }])?.['@type']).toBe('Product')
  })

  test('flavours of a product without kits are variants too', () => {
    const result = group([], { flavours: [flavour(7, 'Baunilha'), flavour(8, 'Morango')] })
    expect(variants(result).map(({ sku, url }) => [sku, url])).toEqual([
      ['7', 'https://loja.example/serum?sabor=7'],
      ['8', 'https://loja.example/serum?sabor=8'],
    ])
  })
})

describe('R52 R68 the address of a larger kit', () => {
  const two = {
    ...KIT,
    itemId: 427,
    units: 2,
    title: '2 potes',
    price: 4470,
    priceFrom: 9980,
    pictures: [],
    flavours: [flavour(427, '2 Cranberry')],
    skus: ['RB-427'],
  }

  test('adds the kit to the group of flavours, with its price and its own address', () => {
    const group = node({}, [KIT, two], '427')
    const variants = group?.['hasVariant'] as JsonNode[]
    expect(variants.map(({ sku }) => sku)).toEqual(['RB-422', 'RB-423', 'RB-427'])
    expect(variants[2]).toMatchObject({
      name: 'Sérum Facial, 2 potes, 2 Cranberry',
      url: 'https://loja.example/serum?sabor=427',
      offers: { price: '44.70', url: 'https://loja.example/serum?sabor=427' },
    })
    expect(node({}, [KIT, two], '423')).toEqual(node({}, [KIT, two]))
  })

  test('of a product without flavours has the offer of the kit', () => {
    const plain = { ...KIT, hasFlavours: false, flavours: [] }
    const plainTwo = { ...two, hasFlavours: false, flavours: [], itemId: 900, skus: ['RB-900'] }
    expect(node({}, [plain, plainTwo], '900')).toMatchObject({
      '@type': 'Product',
      name: 'Sérum Facial, 2 potes',
      url: 'https://loja.example/serum',
      sku: 'RB-900',
      offers: { price: '44.70', url: 'https://loja.example/serum?sabor=900' },
    })
    expect(node({}, [plain, plainTwo])).toMatchObject({ sku: 'RB901', offers: { price: '24.90' } })
  })
})
