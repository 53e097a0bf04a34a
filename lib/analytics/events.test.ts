/** @jest-environment node */
import fc from 'fast-check'
import { ecommerceEvent, listingProducts, type Ecommerce } from './events.ts'
import type { AnalyticsItem } from './item.ts'

const ITEM: AnalyticsItem = {
  id: 'RB-424',
  name: 'Colágeno com Ácido Hialurônico, 1 pote',
  price: 2490,
  quantity: 1,
  brand: 'Rosalume',
  category: 'colageno',
  variant: 'Tangerina',
  inStock: true,
  url: 'https://loja.example/colageno',
  image: 'https://loja.example/img/424-1080.webp',
}
const LIST = { id: 'produtos', name: 'Todos os produtos' }

const ecommerceOf = (...args: Parameters<typeof ecommerceEvent>) =>
  ecommerceEvent(...args)[1]?.['ecommerce'] as Ecommerce

test('R80 an entry that clears `ecommerce` precedes every ecommerce event; without items there is no event', () => {
  expect(ecommerceEvent('view_item', [ITEM])[0]).toEqual({ ecommerce: null })
  expect(ecommerceEvent('view_item', [ITEM])).toHaveLength(2)
  expect(ecommerceEvent('view_cart', [])).toEqual([])
})

test('R81 spec section 7 add_to_cart has name, id, price, quantity, url and image in the GA4 format', () => {
  expect(ecommerceEvent('add_to_cart', [{ ...ITEM, quantity: 3 }])[1]).toEqual({
    event: 'add_to_cart',
    ecommerce: {
      currency: 'BRL',
      value: 74.7,
      items: [
        {
          item_id: 'RB-424',
          item_name: 'Colágeno com Ácido Hialurônico, 1 pote',
          price: 24.9,
          quantity: 3,
          item_brand: 'Rosalume',
          item_category: 'colageno',
          item_variant: 'Tangerina',
          availability: 'disponivel',
          url: 'https://loja.example/colageno',
          image: 'https://loja.example/img/424-1080.webp',
        },
      ],
    },
  })
})

test('R81 the index of an item counts the earlier pages of its list; unknown fields are left out', () => {
  const bare = { ...ITEM, brand: '', category: '', variant: '', url: '', image: '', inStock: false }
  const { items, ...list } = ecommerceOf('view_item_list', [bare, ITEM], { ...LIST, before: 24 })
  expect(list).toEqual({
    currency: 'BRL',
    value: 49.8,
    item_list_id: 'produtos',
    item_list_name: 'Todos os produtos',
  })
  expect(items[0]).toEqual({
    item_id: 'RB-424',
    item_name: ITEM.name,
    price: 24.9,
    quantity: 1,
    index: 24,
    item_list_id: 'produtos',
    item_list_name: 'Todos os produtos',
    availability: 'indisponivel',
  })
  expect(items[1]).toMatchObject({ index: 25, availability: 'disponivel' })
})

test('spec section 7 ListingProducts has the items in GA4’s format; an empty list sends no event', () => {
  const [entry] = listingProducts([ITEM], LIST)
  expect(entry).toMatchObject({
    event: 'ListingProducts',
    list: 'produtos',
    products: [{ item_id: 'RB-424' }],
  })
  expect(listingProducts([], LIST)).toEqual([])
})

test('R81 the value is the exact sum of the item prices; an event has at most 200 items', () => {
  const item = fc.record({
    price: fc.integer({ min: 1, max: 5_000_000 }),
    quantity: fc.integer({ min: 1, max: 99 }),
  })
  fc.assert(
    fc.property(fc.array(item, { minLength: 1, maxLength: 230 }), (lines) => {
      const { items, value, currency } = ecommerceOf(
        'view_cart',
        lines.map((line) => ({ ...ITEM, ...line })),
      )
      const cents = items.reduce(
        (sum, { price = 0, quantity }) => sum + Math.round(price * 100) * quantity,
        0,
      )
      expect(currency).toBe('BRL')
      expect(items.length).toBe(Math.min(200, lines.length))
      expect(Math.round(value * 100)).toBe(cents)
      expect(value).toBe(Number(value.toFixed(2)))
      for (const { price = 0, quantity } of items) {
        expect(price).toBe(Number(price.toFixed(2)))
        expect(Number.isInteger(quantity) && quantity >= 1).toBe(true)
      }
    }),
  )
})
