/** @jest-environment node */
import { itemOfPayload, kitListPayload, listingPayload, parsePayload, productPayload } from './payload.ts'
import type { Product } from '../shop/product.ts'

const PRODUCT = {
  id: 499,
  sku: 'RB 499',
  name: 'Sérum </script>',
  path: '/serum',
  brand: { name: 'Rosalume', path: undefined },
  category: ['Skincare', 'Séruns & óleos'],
} as unknown as Product
const OFFER = { price: 5990, priceFrom: undefined, inStock: true }
const LIST = { id: 'produtos', name: 'Todos os produtos' }
const address = (path: string) => `https://loja.example${path}`

test('spec section 4 the payload of a product page has the page type `nivel` and the product at the price of the buy box', () => {
  const payload = productPayload(PRODUCT, OFFER, 'Rosalume')
  expect(payload).toEqual({
    nivel: 'product/detail',
    brand: 'Rosalume',
    product: { id: 'RB499', name: 'Sérum </script>', price: 5990, path: '/serum', category: 'seruns-oleos' },
  })
  expect(itemOfPayload(payload.product!, payload.brand, address)).toMatchObject({
    quantity: 1,
    brand: 'Rosalume',
    inStock: true,
    url: 'https://loja.example/serum',
  })
})

test('R47 a product without a price is left out of the payload; a brand other than the shop’s is included', () => {
  expect(productPayload(PRODUCT, undefined, 'Rosalume')).toEqual({
    nivel: 'product/detail',
    brand: 'Rosalume',
  })
  const other = { ...PRODUCT, brand: { name: 'Outra', path: undefined } }
  const { product } = productPayload(other, { ...OFFER, inStock: false }, 'Rosalume')
  expect(itemOfPayload(product!, 'Rosalume', address)).toMatchObject({ brand: 'Outra', inStock: false })
})

test('R80 the payloads of kit lists and listings have their items, sold-out ones too', () => {
  const kit = {
    itemId: 422,
    skus: ['RB-422'],
    name: 'Colágeno',
    title: '1 pote',
    price: 2490,
    path: '/colageno',
    line: 'colageno',
    inStock: true,
    hasFlavours: true,
    flavours: [{ id: 422, name: 'Cranberry', picture: '', inStock: false }],
  }
  expect(kitListPayload('home', LIST, [kit], 'Rosalume').list?.items).toEqual([
    {
      id: 'RB-422',
      name: 'Colágeno, 1 pote',
      price: 2490,
      path: '/colageno',
      category: 'colageno',
      isSoldOut: true,
    },
  ])
  const listed = { id: 1, sku: 'RB-1', name: 'Whey', price: 990, path: '/whey', category: '', inStock: true }
  expect(listingPayload('product/listing/brand', LIST, [listed], 'Rosalume')).toEqual({
    nivel: 'product/listing/brand',
    brand: 'Rosalume',
    list: { ...LIST, items: [{ id: 'RB-1', name: 'Whey', price: 990, path: '/whey' }] },
  })
})

test.each([undefined, null, '', '{', '[]', '1', '{"x":1}'])(
  'parsePayload returns undefined for the invalid text %p',
  (text) => {
    expect(parsePayload(text)).toBeUndefined()
  },
)
