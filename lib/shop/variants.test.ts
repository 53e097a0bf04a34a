/** @jest-environment node */
import type { Kit } from './kit.ts'
import {
  buyOption,
  flavourOf,
  galleryPictures,
  pageOffer,
  selectableVariants,
  shownFlavour,
  type Product,
} from './product.ts'
import { kitVariant, kitVariants, variantsOf } from './variants.ts'

const product = {
  id: 422,
  name: 'Colágeno',
  sku: 'RB-422',
  ean: '96385074',
  price: 9990,
  priceFrom: undefined,
  inStock: true,
  pictures: [
    { src: '/img/cranberry', alt: 'Pote' },
    { src: '/img/copo', alt: 'Copo' },
  ],
  flavours: [],
} as unknown as Product

const kit = {
  units: 1,
  itemId: 422,
  price: 2490,
  priceFrom: 4990,
  inStock: true,
  hasFlavours: true,
  flavours: [
    { id: 422, name: 'Cranberry', picture: '/img/cranberry', inStock: true },
    { id: 423, name: 'Limão', picture: '/img/limao', inStock: false },
  ],
  skus: ['RB-422', 'RB-423'],
} as unknown as Kit

test('R46 the offer of a page is the offer of its buy option', () => {
  expect(pageOffer(product, [kit])).toEqual({ price: 2490, priceFrom: 4990, inStock: true })
  expect(pageOffer(product, [])).toEqual({ price: 9990, priceFrom: undefined, inStock: true })
})

test('R15 P26 the page is sold out when every flavour is', () => {
  const soldOut = { ...kit, flavours: kit.flavours.map((each) => ({ ...each, inStock: false })) }
  expect(pageOffer(product, [soldOut])).toMatchObject({ inStock: false })
})

test('R52 each variant has its own id, SKU, picture and stock, and the price of the buy option', () => {
  expect(variantsOf(product, [{ ...kit, units: 2, price: 4470 }, kit])).toEqual([
    {
      id: 422,
      name: 'Cranberry',
      sku: 'RB-422',
      ean: '96385074',
      picture: '/img/cranberry',
      offer: { price: 2490, priceFrom: 4990, inStock: true },
    },
    {
      id: 423,
      name: 'Limão',
      sku: 'RB-423',
      ean: '',
      picture: '/img/limao',
      offer: { price: 2490, priceFrom: 4990, inStock: false },
    },
  ])
})

test('R47 there are no variants without a price or without flavours', () => {
  expect(variantsOf(product, [{ ...kit, price: 0 }])).toEqual([])
  expect(variantsOf(product, [{ ...kit, hasFlavours: false }])).toEqual([])
  expect(variantsOf(product, [])).toEqual([])
})

test.each([
  ['422', 422],
  ['423', 423],
  ['424', 0],
  ['0', 0],
  ['x', 0],
  ['', 0],
  [undefined, 0],
])('R52 ?sabor=%s selects flavour %s', (sabor, id) => {
  expect(flavourOf(buyOption(product, [kit]), sabor)).toBe(id)
})

test.each([
  [0, ['/img/cranberry', '/img/copo', '/img/limao']],
  [422, ['/img/cranberry', '/img/copo', '/img/limao']],
  [423, ['/img/limao', '/img/cranberry', '/img/copo']],
])('R52 the picture of flavour %i comes first', (flavour, sources) => {
  const pictures = galleryPictures(product, buyOption(product, [kit]), flavour)
  expect(pictures.map(({ src }) => src)).toEqual(sources)
})

test('a page begins with the picture of the kit that its address selects, also where the kit has no choice of flavours', () => {
  const two = {
    ...kit,
    itemId: 500,
    units: 2,
    hasFlavours: false,
    flavours: [{ id: 500, name: '', picture: '/img/kit-2', inStock: true }],
  }
  const pictureOf = (sabor: string) => {
    const option = buyOption(product, [kit, two], sabor)
    const shown = shownFlavour(option, [kit, two], flavourOf(option, sabor))
    return galleryPictures(product, option, shown)[0]?.src
  }
  expect([pictureOf('500'), pictureOf('423'), pictureOf('')]).toEqual([
    '/img/kit-2',
    '/img/limao',
    '/img/cranberry',
  ])
})

test('platform 3.3: each variation is a variant with its own price and stock, but without a URL of its own', () => {
  const values = [
    {
      id: 1,
      label: '100 g',
      sku: 'C-100',
      ean: '4006381333931',
      price: 2990,
      priceFrom: 3990,
      inStock: true,
      pictures: [],
    },
    {
      id: 2,
      label: '200 g',
      sku: '',
      ean: '',
      price: 4990,
      priceFrom: undefined,
      inStock: false,
      pictures: [{ src: '/img/200', alt: '' }],
    },
    {
      id: 3,
      label: 'Galão',
      sku: 'C-3',
      price: undefined,
      priceFrom: undefined,
      inStock: true,
      pictures: [],
    },
  ]
  const choice = {
    id: '21',
    name: 'Tamanho',
    kind: 'text',
    values: values.map((value) => ({
      ...value,
      cartItems: [{ itemId: 1, attributeId: value.id, body: {} }],
    })),
  }
  expect(variantsOf({ ...product, choice } as unknown as Product, [])).toEqual([
    {
      id: 0,
      name: '100 g',
      sku: 'C-100',
      ean: '4006381333931',
      picture: '',
      offer: { price: 2990, priceFrom: undefined, inStock: true },
    },
    {
      id: 0,
      name: '200 g',
      sku: '422-2',
      ean: '',
      picture: '/img/200',
      offer: { price: 4990, priceFrom: undefined, inStock: false },
    },
  ])
})

describe('the address of a kit', () => {
  const flavours = [
    { id: 427, name: '2 Cranberry', picture: '/img/2-cranberry', inStock: false },
    { id: 428, name: '2 Limão', picture: '', inStock: true },
  ]
  const two = {
    ...kit,
    itemId: 427,
    units: 2,
    title: '2 potes',
    price: 4470,
    priceFrom: 9980,
    flavours,
    skus: ['RB-427', 'RB-428'],
    pictures: ['/img/2'],
  } as Kit
  const plain = { ...kit, hasFlavours: false, flavours: [], skus: ['RB-422'] } as Kit
  const plainTwo = { ...two, hasFlavours: false, flavours: [], skus: ['RB-900'], itemId: 900 } as Kit

  test('R52 ?sabor= selects the kit with that item; any other id selects the smallest kit', () => {
    expect(buyOption(product, [two, kit], '428')).toMatchObject({ itemId: 427, price: 4470, units: 2 })
    expect(flavourOf(buyOption(product, [two, kit], '428'), '428')).toBe(428)
    for (const sabor of ['423', '900', '', 'x'])
      expect(buyOption(product, [two, kit], sabor)).toMatchObject({ itemId: 422, price: 2490 })
    expect(buyOption(product, [plain, plainTwo], '900')).toMatchObject({ itemId: 900, units: 2 })
  })

  test('R52 ?kit= selects a larger kit without a flavour; a kit without a choice has no such address', () => {
    expect(buyOption(product, [two, kit], 'kit-427')).toMatchObject({ itemId: 427, price: 4470 })
    expect(flavourOf(buyOption(product, [two, kit], 'kit-427'), 'kit-427')).toBe(0)
    for (const variant of ['kit-422', 'kit-428', 'kit-'])
      expect(buyOption(product, [two, kit], variant)).toMatchObject({ itemId: 422 })
    expect(buyOption(product, [plain, plainTwo], 'kit-900')).not.toMatchObject({ itemId: 900 })
  })

  test('R52 the addresses of a page: its flavours and the items of its larger kits', () => {
    expect(selectableVariants(product, [two, kit])).toEqual(['422', '423', '427', '428', 'kit-427'])
    expect(selectableVariants(product, [plain, plainTwo])).toEqual(['900'])
    expect(selectableVariants(product, [])).toEqual([])
  })

  test('R52 R68 each larger kit preselects its first flavour in stock, with its own offer', () => {
    expect(kitVariants([two, kit])).toMatchObject([
      { id: 428, name: '2 potes, 2 Limão', sku: 'RB-428', picture: '/img/2', units: 2 },
    ])
    expect(kitVariant([two, kit], '427')).toMatchObject({
      picture: '/img/2-cranberry',
      offer: { price: 4470, priceFrom: 9980, inStock: false },
    })
    expect(kitVariant([two, kit], '422')).toBeUndefined()
    expect(kitVariant([two, kit], 'kit-427')).toMatchObject({
      id: 428,
      offer: { price: 4470, inStock: true },
    })
    expect(kitVariants([{ ...two, price: undefined }, kit])).toEqual([])
    expect(kitVariants([plain, plainTwo])).toMatchObject([{ id: 900, name: '2 potes', sku: 'RB-900' }])
  })
})
