import type { MerchantReturnPolicy } from 'schema-dts'
import type { Brand } from '../../brand/brand-schema.ts'

/** The brand's terms of returning a purchase. */
export type ReturnTerms = Pick<Brand, 'returnDays' | 'freeReturns' | 'returnMethod'>

const METHODS = {
  mail: 'https://schema.org/ReturnByMail',
  store: 'https://schema.org/ReturnInStore',
  kiosk: 'https://schema.org/ReturnAtKiosk',
} as const

/**
 * The return policy with the terms that the brand states; undefined when it states no days. Without `freeReturns` the node has no
 * fees, because only the returns page explains who pays (R53).
 */
export function returnPolicyNode(
  siteUrl: string,
  path: string,
  { returnDays, freeReturns, returnMethod }: ReturnTerms,
): MerchantReturnPolicy | undefined {
  if (returnDays === undefined) return undefined
  return {
    '@type': 'MerchantReturnPolicy',
    '@id': `${siteUrl}/#devolucao`,
    applicableCountry: 'BR',
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: returnDays,
    ...(returnMethod && { returnMethod: METHODS[returnMethod] }),
    ...(freeReturns && { returnFees: 'https://schema.org/FreeReturn' as const }),
    refundType: 'https://schema.org/FullRefund',
    merchantReturnLink: siteUrl + path,
  }
}
