/** @jest-environment node */
import { consentMode } from './consent-mode.ts'
import { pixelData, pixelUser } from './pixel.ts'

const ITEM = {
  id: 'RB-424',
  name: 'Colágeno',
  price: 2490,
  quantity: 3,
  brand: '',
  category: '',
  variant: '',
  inStock: true,
  url: '',
  image: '',
}
const HASH = 'a'.repeat(64)

test('R84 the pixel data has the items, their quantities and their prices', () => {
  expect(pixelData([ITEM, { ...ITEM, id: 'RB-500', price: 1010, quantity: 1 }])).toEqual({
    content_type: 'product',
    content_ids: ['RB-424', 'RB-500'],
    content_name: 'Colágeno; Colágeno',
    contents: [
      { id: 'RB-424', quantity: 3, item_price: 24.9 },
      { id: 'RB-500', quantity: 1, item_price: 10.1 },
    ],
    num_items: 4,
    value: 84.8,
    currency: 'BRL',
  })
})

test.each([
  [
    { email: HASH, mobile: HASH, phone: '' },
    { em: HASH, ph: HASH },
  ],
  [
    { email: HASH, mobile: '', phone: HASH },
    { em: HASH, ph: HASH },
  ],
  [{ email: 'ana@x.com', mobile: '5511900000003', phone: '' }, {}],
])('R84 R85 only hashes of visitor data reach the pixel: %j', (hashes, user) => {
  expect(pixelUser(hashes)).toEqual(user)
})

test.each([
  [undefined, 'denied', 'denied'],
  [{ analytics: false, ads: false }, 'denied', 'denied'],
  [{ analytics: true, ads: false }, 'denied', 'granted'],
  [{ analytics: false, ads: true }, 'granted', 'denied'],
  [{ analytics: true, ads: true }, 'granted', 'granted'],
])('R83 P12 with the consent %j, ads are %s and analytics %s', (consent, ads, analytics) => {
  expect(consentMode(consent)).toEqual({
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
    analytics_storage: analytics,
  })
})
