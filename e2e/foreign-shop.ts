import { startForeignStore, type ForeignStore } from './foreign-store/host.ts'
import { openShop, type Shop } from './shop.ts'

/** A shop and the outside store behind it (docs/decisions/0046). */
export interface ForeignShop extends Shop {
  store: ForeignStore
}

/** Starts the store and a shop in front of it. */
export async function openForeignShop(extra: Record<string, string> = {}): Promise<ForeignShop> {
  const store = await startForeignStore()
  const shop = await openShop({ STORE_API_URL: store.apiUrl, ...extra })
  return {
    ...shop,
    store,
    async stop(signal) {
      const code = await shop.stop(signal)
      await store.close()
      return code
    },
  }
}
