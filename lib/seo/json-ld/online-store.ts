import type { ContactPoint, MerchantReturnPolicy, OnlineStore } from 'schema-dts'
import type { Brand } from '../../brand/brand-schema.ts'
import type { Company } from '../../config/company.ts'
import type { ShopSettings } from '../../shop/settings.ts'
import { shippingServiceNode } from './shipping-service.ts'

/** The data of the shop's node. */
export interface OnlineStoreData {
  /** Origin of the shop. */
  siteUrl: string
  brand: Pick<Brand, 'name' | 'icons' | 'founded' | 'returnDays'>
  company: Company
  settings: Pick<ShopSettings, 'freeShippingFrom' | 'fixedShipping'>
  /** Path of the returns page, in Portuguese. */
  returnsPath: string
}

/** The `@id` of the shop's node, the same in both languages (R53). */
export function storeId(siteUrl: string): string {
  return `${siteUrl}/#loja`
}

const NO_DATA = { legalName: null, taxId: null, address: null, phone: null, email: null, serviceCentre: null }

/** The shop with the company data that is set, without ratings (R53, P23). */
export function onlineStoreNode({
  siteUrl,
  brand,
  company,
  settings,
  returnsPath,
}: OnlineStoreData): OnlineStore {
  const { socials } = company
  // Search engines would store the invented data of a demonstration as facts.
  const { legalName, taxId, address, phone, email, serviceCentre } = company.isDemo ? NO_DATA : company
  const contact = contactPoint({ phone, serviceCentre, email })
  const shipping = shippingServiceNode(settings, siteUrl)
  return {
    '@type': 'OnlineStore',
    '@id': storeId(siteUrl),
    name: brand.name,
    url: `${siteUrl}/`,
    ...(brand.icons && { logo: siteUrl + brand.icons.touch }),
    ...(brand.founded !== undefined && { foundingDate: String(brand.founded) }),
    ...(legalName && { legalName }),
    ...(taxId && { taxID: taxId }),
    ...(address && { address }),
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    ...(contact && { contactPoint: contact }),
    ...(socials.length > 0 && { sameAs: socials.map(({ url }) => url) }),
    ...(brand.returnDays !== undefined && {
      hasMerchantReturnPolicy: returnPolicy(siteUrl, returnsPath, brand.returnDays),
    }),
    ...(shipping && { hasShippingService: shipping }),
  }
}

// No opening hours: the pages state them in two different ways (P20).
function contactPoint({
  phone,
  serviceCentre,
  email,
}: Pick<Company, 'phone' | 'serviceCentre' | 'email'>): ContactPoint | undefined {
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

// No return fees: only the returns page explains who pays the return shipping.
function returnPolicy(siteUrl: string, path: string, days: number): MerchantReturnPolicy {
  return {
    '@type': 'MerchantReturnPolicy',
    '@id': `${siteUrl}/#devolucao`,
    applicableCountry: 'BR',
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: days,
    refundType: 'https://schema.org/FullRefund',
    merchantReturnLink: siteUrl + path,
  }
}
