import { after } from 'node:test'
import { openShop } from '../shop.ts'

export const CHECKOUT_SECRET = 'secret-of-the-checkout'

/** A shop with an external checkout and account, and with memory for about ten pages, that files of this folder share. */
export const externalCheckoutShop = await openShop({
  CHECKOUT_SECRET,
  CHECKOUT_URL: 'https://pay.example',
  ACCOUNT_URL: 'https://conta.example',
  PAGE_CACHE_MB: '4',
})
after(() => externalCheckoutShop.stop())
