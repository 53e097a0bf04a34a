import { startApi } from './contract/api-process.ts'
import { OWN_CONFIG } from './contract/own-config.ts'
import { startFaultProxy, type FaultProxy } from './faults/fault-proxy.ts'
import { openShop, type Shop } from './shop.ts'
import { DEFAULT_BRAND } from '../lib/brand/read-brand.ts'

/** A shop with a proxy in front of one of its two APIs, which injects faults. */
export interface FaultyShop {
  shop: Shop
  proxy: FaultProxy
  /** The folder of the API's database. */
  dataDir: string
  stop(): Promise<void>
}

/** Starts the API, the proxy in front of it and a shop that calls the named API through the proxy. */
export async function openFaultyShop(
  faulty: 'STORE_API_URL' | 'REPORTS_API_URL',
  extra: Record<string, string> = {},
): Promise<FaultyShop> {
  const api = await startApi()
  const proxy = await startFaultProxy(api.address)
  const shop = await openShop({
    [faulty]: proxy.url,
    APP_TOKEN: OWN_CONFIG.appToken,
    // With an external store the shop has the brand's pages only when BRAND_FILE names the brand.
    BRAND_FILE: DEFAULT_BRAND,
    ...extra,
  })
  return {
    shop,
    proxy,
    dataDir: api.dataDir,
    async stop() {
      await shop.stop()
      await proxy.close()
      await api.stop()
    },
  }
}
