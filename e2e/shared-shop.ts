import { openShop, type Shop } from './shop.ts'

/** The environment variables with the address of the shop that all workers share, and with the folder of its data. */
const ADDRESS = 'E2E_SHARED_SHOP'
const DATA_DIR = 'E2E_SHARED_DATA'

/** The password of that shop's moderation pages. */
export const TEAM_PASSWORD = 'uma-senha-de-doze'

/** The shop that all workers share. */
export const sharedShop = (): Pick<Shop, 'origin' | 'dataDir'> => ({
  origin: process.env[ADDRESS]!,
  dataDir: process.env[DATA_DIR]!,
})

/** Starts the shop that all workers share, which also renders each page only once; Playwright calls the result at the end. */
export default async function openSharedShop(): Promise<() => Promise<unknown>> {
  const shop = await openShop({ MODERATION_PASSWORD: TEAM_PASSWORD })
  process.env[ADDRESS] = shop.origin
  process.env[DATA_DIR] = shop.dataDir
  return () => shop.stop()
}
