import type { ReviewTopic } from '#lib/contract/reviews.ts'
import type { TagIds } from '#lib/shop/tags.ts'
import { DEMO_TOPICS } from '../seed/review-topics.ts'
import type { Database } from '../db/database.ts'
import type { PhotoFiles } from '../photos/photo-files.ts'
import type { CepLookup } from '../shipping/cep-lookup.ts'
import type { MailSettings } from '../mail/settings.ts'
import type { PaymentSettings } from '../payments/provider.ts'
import type { DeliveryRules } from '../shipping/delivery-options.ts'
import type { CountCache } from './count-cache.ts'
import type { DocumentCache } from './document-cache.ts'
import type { ListingCounts } from './listing-counts.ts'
import type { ReviewTerm, TermCount } from './review-term.ts'
import type { StoreRulesReader } from './store-rules.ts'

/** The configuration of a store. */
export interface StoreConfig {
  /** The shop's origin without a trailing slash; absolute URLs in responses begin with it. */
  siteUrl: string
  appToken: string
  brandSlug: string
  storeCode: string
  /** Name of the session cookie. */
  sessionCookie: string
  /** The topics of reviews, as in the JSON of both APIs; by default those of the demonstration. */
  reviewTopics?: readonly string[] | undefined
  /** The subjects that reviews mention, with the words by which they are found; without any, lists of reviews have no terms (contract 4.15). */
  reviewTerms?: readonly ReviewTerm[] | undefined
  /** Zones, prices and days of delivery; without them seven business days to every place (docs/decisions/0081). */
  delivery?: DeliveryRules | undefined
  /** The payment methods that the shop is set up for; without any, it takes no orders. */
  payments?: PaymentSettings | undefined
  /** How e-mails are sent; without it none is. */
  mail?: MailSettings | undefined
  /** The address of an outside look-up of CEPs, with `{cep}`; without it the shop's own table answers alone. */
  cepApiUrl?: string | undefined
  /** The secret of an external checkout that redeems codes for carts; without it no codes are created (contract 4.26). */
  checkoutSecret?: string | undefined
  /** Tag ids of third parties that replace those of the settings document. */
  tags?: TagIds
  /** Whether clients call this API directly, not through the shop; links in responses then lead to the called host. */
  standsAlone?: boolean
}

/** The topics that reviews of this store can have (contract 4.17). */
export function reviewTopicsOf({ reviewTopics = DEMO_TOPICS }: StoreConfig): readonly ReviewTopic[] {
  return reviewTopics
}

/** The dependencies of the store's functions, one object per call of createEmbeddedApi; modules hold no state. */
export interface StoreContext {
  db: Database
  config: StoreConfig
  documents: DocumentCache
  counts: CountCache<ListingCounts>
  /** How many reviews of each list speak about each term. */
  termCounts: CountCache<TermCount[]>
  rules: StoreRulesReader
  /** Returns the address of a CEP. */
  addressOf: CepLookup
  photos: PhotoFiles
  /** Milliseconds since 1970. */
  now: () => number
  random: (bytes: number) => Uint8Array
  /** Logs a failure that no response reports, without personal data (L27). */
  log: (entry: object) => void
  /** The cost N of scrypt for passwords; `undefined` for the cost in passwords.ts. */
  passwordCost?: number | undefined
}
