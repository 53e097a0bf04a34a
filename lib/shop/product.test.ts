/** @jest-environment node */
import type { Kit } from './kit.ts'
import { pictureName } from './pictures.ts'
import { buyOption, type Product } from './product.ts'

const product = {
  id: 500,
  price: 1000,
  priceFrom: undefined,
  inStock: true,
  flavours: [],
} as unknown as Product
const kit = (units: number) =>
  ({
    id: `K${units}`,
    itemId: 400 + units,
    units,
    hasFlavours: true,
    flavours: [],
    price: 1,
    inStock: true,
  }) as unknown as Kit

test('the buy option of a product is its smallest kit', () => {
  expect(buyOption(product, [kit(3), kit(1), kit(2)])).toMatchObject({ kind: 'lista', itemId: 401, units: 1 })
})

test('the buy option of a product without kits is the product itself', () => {
  expect(buyOption(product, [])).toMatchObject({
    kind: 'produto',
    itemId: 500,
    hasFlavours: false,
    price: 1000,
  })
})

test.each([
  ['/img/whey-1080.webp', '/img/whey'],
  ['https://loja.example/img/whey-640.avif', '/img/whey'],
  ['https://cdn.example/outra.jpg', 'https://cdn.example/outra.jpg'],
  ['', ''],
])('T14 the picture name of %s is %s', (url, name) => expect(pictureName(url)).toBe(name))
