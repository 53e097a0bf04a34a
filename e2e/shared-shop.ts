import { openShop } from './shop.ts'

/** The environment variable with the address of the shop that all workers share. */
export const SHARED_SHOP = 'E2E_SHARED_SHOP'

/** Starts the shop that all workers share, which also renders each page only once; Playwright calls the result at the end. */
export default async function openSharedShop(): Promise<() => Promise<unknown>> {
  const shop = await openShop()
  process.env[SHARED_SHOP] = shop.origin
  return () => shop.stop()
}
