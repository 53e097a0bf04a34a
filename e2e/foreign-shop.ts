import { MENU_HASHES } from './foreign-store/documents/shell.ts'
import { startForeignStore, type ForeignStore } from './foreign-store/host.ts'
import { openShop, type Shop } from './shop.ts'

/** A shop and the external store behind it (docs/decisions/0046). */
export interface ForeignShop extends Shop {
  store: ForeignStore
  /** The environment variables that select its store and brand. */
  settings: Record<string, string>
}

/** Starts the store and a shop in front of it, configured as its owner would do it: menus and brand (platform 3.1, P28). */
export async function openForeignShop(extra: Record<string, string> = {}): Promise<ForeignShop> {
  const store = await startForeignStore()
  const settings = {
    STORE_API_URL: store.apiUrl,
    BRAND_FILE: 'e2e/foreign-store/brand.json',
    MENU_MAIN: MENU_HASHES.main,
    MENU_FOOTER: `${MENU_HASHES.help},${MENU_HASHES.texts}`,
    ...extra,
  }
  const shop = await openShop(settings)
  return {
    ...shop,
    store,
    settings,
    async stop(signal) {
      const code = await shop.stop(signal)
      await store.close()
      return code
    },
  }
}
