import type { ContactPoint, MerchantReturnPolicy, OnlineStore } from 'schema-dts'
import type { Company } from '../../config/company.ts'
import type { ShopSettings } from '../../shop/settings.ts'
import { shippingServiceNode } from './shipping-service.ts'

/** Days in which a purchase can be given back, as the policy of the shop says (spec section 2, P20). */
const RETURN_DAYS = 7

/** What the shop is told to be. */
export interface StoreFacts {
  /** Origin of the shop. */
  siteUrl: string
  brandName: string
  company: Company
  settings: Pick<ShopSettings, 'freeShippingFrom' | 'fixedShipping'>
  /** Path of the page about giving back, in Portuguese. */
  returnsPath: string
}

/** The name by which pages may speak of the shop: the same in both languages (R53). */
export function storeId(siteUrl: string): string {
  return `${siteUrl}/#loja`
}

/** The shop itself; of the company only what its owner has said, and no ratings of its own (R53, P23). */
export function onlineStoreNode({
  siteUrl,
  brandName,
  company,
  settings,
  returnsPath,
}: StoreFacts): OnlineStore {
  const { legalName, taxId, address, phone, email, socials } = company
  const contact = contactPoint(company)
  return {
    '@type': 'OnlineStore',
    '@id': storeId(siteUrl),
    name: brandName,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/apple-touch-icon.png`,
    foundingDate: '2020',
    ...(legalName && { legalName }),
    ...(taxId && { taxID: taxId }),
    ...(address && { address }),
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    ...(contact && { contactPoint: contact }),
    ...(socials.length > 0 && { sameAs: socials.map(({ url }) => url) }),
    hasMerchantReturnPolicy: returnPolicy(siteUrl, returnsPath),
    hasShippingService: shippingServiceNode(settings, siteUrl),
  }
}

// Hours are told in two ways on the pages, so none are told here (P20).
function contactPoint({ phone, serviceCentre, email }: Company): ContactPoint | undefined {
  const telephone = serviceCentre ?? phone
  if (!telephone && !email) return undefined
  return {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    ...(telephone && { telephone }),
    ...(email && { email }),
    areaServed: 'BR',
    availableLanguage: ['pt-BR', 'en'],
  }
}

// Who pays the way back is left to the page itself.
function returnPolicy(siteUrl: string, path: string): MerchantReturnPolicy {
  return {
    '@type': 'MerchantReturnPolicy',
    '@id': `${siteUrl}/#devolucao`,
    applicableCountry: 'BR',
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: RETURN_DAYS,
    refundType: 'https://schema.org/FullRefund',
    merchantReturnLink: siteUrl + path,
  }
}
