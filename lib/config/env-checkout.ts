import type { EnvReader } from './env-reader.ts'
import type { StoreEnv } from './env-store.ts'
import type { ServingEnv } from './env-serving.ts'
import { AN_HTTP_URL, zeroOrOne, folders, http, origin, secret } from './env-values.ts'

/** Where visitors check out and have their account, when that is not in this shop. */
export interface CheckoutEnv {
  checkoutUrl: string | undefined
  accountUrl: string | undefined
  /** The secret with which an external checkout redeems the carts of the embedded store (contract 4.26). */
  checkoutSecret: string | undefined
  /** Whether the address of an external store's checkout may contain the visitor's session id (platform 4). */
  sessionInCheckoutUrl: boolean
  /** The origin of an external store's own pages: checkout, account, texts; `undefined` for the embedded store (platform 4). */
  platformUrl: string | undefined
  /** Whether the shop's host shows the checkout and account pages of the store's host (P30). */
  platformProxy: boolean
  /** Further folders of the store's host that those pages need, such as their scripts. */
  platformPaths: readonly string[]
}

/** Reads the settings of an external checkout; showing one on this host needs an external store (P30). */
export function readCheckoutEnv(
  { read, report }: EnvReader,
  { storeApiUrl }: StoreEnv,
  { siteUrl }: ServingEnv,
): CheckoutEnv {
  const platformUrl = read('PLATFORM_URL', origin, undefined, 'an address such as https://www.loja.example')
  if (platformUrl && !storeApiUrl)
    report('PLATFORM_URL', 'PLATFORM_URL needs STORE_API_URL, the store whose pages are there.')
  if (platformUrl && URL.parse(siteUrl)?.origin === platformUrl)
    report(
      'PLATFORM_URL',
      'PLATFORM_URL is the shop itself (SITE_URL). Set the host that has the store’s own pages.',
    )
  const env: CheckoutEnv = {
    checkoutUrl: read('CHECKOUT_URL', http, undefined, AN_HTTP_URL),
    accountUrl: read('ACCOUNT_URL', http, undefined, AN_HTTP_URL),
    checkoutSecret: read('CHECKOUT_SECRET', secret, undefined, 'a secret of at least 12 characters'),
    sessionInCheckoutUrl: read('CHECKOUT_SESSION_IN_URL', zeroOrOne, false, '0 or 1'),
    platformUrl: storeApiUrl && (platformUrl ?? new URL(storeApiUrl).origin),
    platformProxy: read('PLATFORM_PROXY', zeroOrOne, false, '0 or 1'),
    platformPaths: read('PLATFORM_PROXY_PATHS', folders, [], 'a list of folders, as /assets,/skin'),
  }
  if (env.platformProxy && !storeApiUrl)
    report('PLATFORM_PROXY', 'PLATFORM_PROXY=1 needs STORE_API_URL, the store whose checkout it shows.')
  return env
}
