import { after } from 'node:test'
import { openForeignShop } from '../foreign-shop.ts'

/** The shops in front of an external store that the files of this folder share: they run in one process (scripts/steps/suites.mjs). */
export const [foreign, otherBrand] = await Promise.all([
  openForeignShop({ PLATFORM_PROXY: '1' }),
  // Another brand; the store does not have its second showcase.
  openForeignShop({ BRAND_FILE: 'e2e/brands/serra-alta', HOME_SHOWCASES: 'mais-vendidos,nao-existe' }),
])
after(() => Promise.all([foreign.stop(), otherBrand.stop()]))
