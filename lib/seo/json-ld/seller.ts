import type { Offer } from 'schema-dts'
import { storeId } from './online-store.ts'

/** Who sells an offer. */
export interface Seller {
  /** Origin of the shop. */
  siteUrl: string
  brand: { name: string }
}

/** The field of an offer about its seller. */
export type SellerField = Pick<Offer, 'seller'>

/** The seller of an offer (R48). Its return policy is on the home page, in the store's node: it holds for every product (R53). */
export function sellerField({ siteUrl, brand }: Seller): SellerField {
  return { seller: { '@type': 'OnlineStore', '@id': storeId(siteUrl), name: brand.name } }
}

/** The same as a reference, for the second and later offers of a page: each node is written out once (R41). */
export function sellerReference({ siteUrl }: Seller): SellerField {
  return { seller: { '@id': storeId(siteUrl) } }
}
