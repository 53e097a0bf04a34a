import { after } from 'node:test'
import { openShop } from '../shop.ts'

/** The password of the moderators. */
export const MODERATION_PASSWORD = 'uma-senha-de-doze'

/** The shops with a password for moderators that the files of this folder share: they run in one process (scripts/steps/suites.mjs). */
export const [moderated, httpsShop] = await Promise.all([
  openShop({ MODERATION_PASSWORD }),
  // Its public address is https.
  openShop({ MODERATION_PASSWORD, SITE_URL: 'https://loja.example' }),
])
after(() => Promise.all([moderated.stop(), httpsShop.stop()]))
