import type { EnvReader } from './env-reader.ts'
import type { StoreEnv } from './env-store.ts'
import { AN_HTTP_URL, zeroOrOne, folders, http, secret } from './env-values.ts'

/** Where visitors check out and have their account, when that is not in this shop. */
export interface CheckoutEnv {
  checkoutUrl: string | undefined
  accountUrl: string | undefined
  /** The secret with which an external checkout redeems the carts of the embedded store (contract 4.26). */
  checkoutSecret: string | undefined
  /** Whether the address of an external store's checkout may contain the visitor's session id (platform 4). */
  sessionInCheckoutUrl: boolean
  /** Whether the shop's host shows the checkout and account pages of the store's host (P30). */
  platformProxy: boolean
  /** Further folders of the store's host that those pages need, such as their scripts. */
  platformPaths: readonly string[]
}

/** Reads the settings of an external checkout; showing one on this host needs an external store (P30). */
export function readCheckoutEnv({ read, report }: EnvReader, store: StoreEnv): CheckoutEnv {
  const env: CheckoutEnv = {
    checkoutUrl: read('CHECKOUT_URL', http, undefined, AN_HTTP_URL),
    accountUrl: read('ACCOUNT_URL', http, undefined, AN_HTTP_URL),
    checkoutSecret: read('CHECKOUT_SECRET', secret, undefined, 'a secret of at least 12 characters'),
    sessionInCheckoutUrl: read('CHECKOUT_SESSION_IN_URL', zeroOrOne, false, '0 or 1'),
    platformProxy: read('PLATFORM_PROXY', zeroOrOne, false, '0 or 1'),
    platformPaths: read('PLATFORM_PROXY_PATHS', folders, [], 'a list of folders, as /assets,/skin'),
  }
  if (env.platformProxy && !store.storeApiUrl)
    report('PLATFORM_PROXY', 'PLATFORM_PROXY=1 needs STORE_API_URL, the store whose checkout it shows.')
  return env
}
