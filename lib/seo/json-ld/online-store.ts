import type { ContactPoint, OnlineStore, PostalAddress } from 'schema-dts'
import type { Brand } from '../../brand/brand-schema.ts'
import type { Company } from '../../config/company.ts'
import type { ShopSettings } from '../../shop/settings.ts'
import { returnPolicyNode, type ReturnTerms } from './return-policy.ts'
import { shippingServiceNode } from './shipping-service.ts'

/** The data of the shop's node. */
export interface OnlineStoreData {
  /** Origin of the shop. */
  siteUrl: string
  brand: Pick<Brand, 'name' | 'icons' | 'founded'> & ReturnTerms
  company: Company
  settings: Pick<ShopSettings, 'freeShippingFrom' | 'fixedShipping'>
  /** Path of the returns page, in Portuguese. */
  returnsPath: string
}

/** The `@id` of the shop's node, the same in both languages (R53). */
export function storeId(siteUrl: string): string {
  return `${siteUrl}/#loja`
}

const NO_DATA = {
  legalName: null,
  taxId: null,
  address: null,
  postalAddress: undefined,
  phone: null,
  email: null,
  serviceCentre: null,
}

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
  const data = company.isDemo ? NO_DATA : company
  const { legalName, taxId, phone, email, serviceCentre } = data
  const address = addressNode(data)
  const contact = contactPoint({ phone, serviceCentre, email })
  const shipping = shippingServiceNode(settings, siteUrl)
  const returns = returnPolicyNode(siteUrl, returnsPath, brand)
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
    ...(returns && { hasMerchantReturnPolicy: returns }),
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

// An address that the company file has as one text has no parts to name.
function addressNode({
  address,
  postalAddress,
}: Pick<Company, 'address' | 'postalAddress'>): PostalAddress | undefined {
  if (!address) return undefined
  const country = { '@type': 'PostalAddress' as const, addressCountry: 'BR' }
  if (!postalAddress) return { ...country, streetAddress: address }
  const { street, city, state, postalCode } = postalAddress
  return {
    ...country,
    streetAddress: street,
    addressLocality: city,
    addressRegion: state,
    postalCode,
  }
}
