import type { Offer } from 'schema-dts'
import { storeId } from './online-store.ts'
import { returnPolicyNode, type ReturnTerms } from './return-policy.ts'

/** Who sells an offer, and on which terms it can be returned. */
export interface Seller {
  /** Origin of the shop. */
  siteUrl: string
  brand: ReturnTerms & { name: string }
  /** Path of the returns page, in Portuguese. */
  returnsPath: string
}

/** The fields of an offer about its seller. */
export type SellerFields = Pick<Offer, 'seller' | 'hasMerchantReturnPolicy'>

/** The seller and the return policy of an offer (R48). */
export function sellerFields({ siteUrl, brand, returnsPath }: Seller): SellerFields {
  const policy = returnPolicyNode(siteUrl, returnsPath, brand)
  return {
    seller: { '@type': 'OnlineStore', '@id': storeId(siteUrl), name: brand.name, url: `${siteUrl}/` },
    ...(policy && { hasMerchantReturnPolicy: policy }),
  }
}

/** The same fields as references, for the second and later offers of a page: each node is written out once (R41). */
export function sellerReferences({ siteUrl, brand, returnsPath }: Seller): SellerFields {
  const policy = returnPolicyNode(siteUrl, returnsPath, brand)
  return {
    seller: { '@id': storeId(siteUrl) },
    ...(policy && { hasMerchantReturnPolicy: { '@id': `${siteUrl}/#devolucao` } }),
  }
}
