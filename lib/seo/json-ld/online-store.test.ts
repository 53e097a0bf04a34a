/** @jest-environment node */
import { DEMO_BRAND, DEMO_COMPANY, EMPTY_COMPANY } from '#lib/testing/demo-brand.ts'
import type { Brand } from '../../brand/brand-schema.ts'
import type { Company } from '../../config/company.ts'
import { onlineStoreNode } from './online-store.ts'
import { shippingServiceNode } from './shipping-service.ts'
import { webSiteNode } from './web-site.ts'

const SITE = 'https://loja.example'
const RATES = { freeShippingFrom: 29_900, fixedShipping: 990 }

const store = (
  company: Partial<Company> = {},
  brand: Partial<Brand> = DEMO_BRAND,
  rates: Partial<typeof RATES> = RATES,
) =>
  onlineStoreNode({
    siteUrl: SITE,
    brand: { name: 'Rosalume', ...brand },
    company: { ...EMPTY_COMPANY, ...company },
    settings: { freeShippingFrom: undefined, fixedShipping: undefined, ...rates },
    returnsPath: '/pagina/troca-e-devolucao',
  }) as unknown as Record<string, unknown>

test('R53 P23 without company data, the node has only the data of the shop', () => {
  expect(Object.keys(store()).sort()).toEqual(
    [
      '@id',
      '@type',
      'foundingDate',
      'hasMerchantReturnPolicy',
      'hasShippingService',
      'logo',
      'name',
      'url',
    ].sort(),
  )
  expect(store()).toMatchObject({
    '@type': 'OnlineStore',
    '@id': `${SITE}/#loja`,
    name: 'Rosalume',
    url: `${SITE}/`,
    logo: `${SITE}/apple-touch-icon.png`,
    foundingDate: '2020',
  })
})

test('P29 without brand and store data, the node has only a name and a URL', () => {
  expect(store({}, {}, {})).toEqual({
    '@type': 'OnlineStore',
    '@id': `${SITE}/#loja`,
    name: 'Rosalume',
    url: `${SITE}/`,
  })
})

test('R53 P23 the structured data do not contain the invented company data of a demonstration', () => {
  expect(store(DEMO_COMPANY)).toEqual(store())
})

test('R53 the node has the company data that is set', () => {
  const company = {
    legalName: 'Rosalume Ltda.',
    taxId: '11.222.333/0001-81',
    address: 'Rua das Acácias, 100, São Paulo',
    phone: '+55 11 4000-0001',
    email: 'oi@loja.example',
    socials: [{ name: 'Instagram', url: 'https://instagram.example/rosalume' }],
  }
  expect(store(company)).toMatchObject({
    legalName: company.legalName,
    taxID: company.taxId,
    address: { '@type': 'PostalAddress', streetAddress: company.address, addressCountry: 'BR' },
    telephone: company.phone,
    email: company.email,
    sameAs: ['https://instagram.example/rosalume'],
    contactPoint: { contactType: 'customer service', telephone: company.phone, email: company.email },
  })
  expect(
    store({ serviceCentre: '+55 11 4000-0002', phone: '+55 11 4000-0001' })['contactPoint'],
  ).toMatchObject({
    telephone: '+55 11 4000-0002',
  })
})

test('R53 the parts of the address are the parts of a PostalAddress', () => {
  const postalAddress = { street: 'Rua A, 1', city: 'São Paulo', state: 'SP', postalCode: '01310-100' }
  expect(store({ address: 'Rua A, 1, São Paulo, SP, 01310-100', postalAddress })['address']).toEqual({
    '@type': 'PostalAddress',
    streetAddress: 'Rua A, 1',
    addressLocality: 'São Paulo',
    addressRegion: 'SP',
    postalCode: '01310-100',
    addressCountry: 'BR',
  })
})

test('R53 the return policy states seven days, Brazil, the post and that returns are free, as the returns page does', () => {
  expect(store()['hasMerchantReturnPolicy']).toEqual({
    '@type': 'MerchantReturnPolicy',
    '@id': `${SITE}/#devolucao`,
    applicableCountry: 'BR',
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: 7,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/FreeReturn',
    refundType: 'https://schema.org/FullRefund',
    merchantReturnLink: `${SITE}/pagina/troca-e-devolucao`,
  })
})

test.each([{ freeReturns: undefined }, { freeReturns: false }])(
  'R53 a brand with %j does not state who pays the return shipping',
  (terms) => {
    const policy = store({}, { returnDays: 30, returnMethod: 'store', ...terms })['hasMerchantReturnPolicy']
    expect(policy).toMatchObject({
      merchantReturnDays: 30,
      returnMethod: 'https://schema.org/ReturnInStore',
    })
    expect(policy).not.toHaveProperty('returnFees')
  },
)

describe('R54 the shipping costs', () => {
  const conditions = (change: Partial<typeof RATES> = {}) =>
    (
      shippingServiceNode({ ...RATES, ...change }, SITE)!.shippingConditions as unknown as {
        orderValue: object
        shippingRate: object
      }[]
    ).map(({ orderValue, shippingRate }) => ({ orderValue, shippingRate }))

  const money = (amount: object) => ({ '@type': 'MonetaryAmount', ...amount, currency: 'BRL' })

  test('shipping costs the fixed rate below the threshold and is free from the threshold on', () => {
    expect(conditions()).toEqual([
      { orderValue: money({ minValue: 0, maxValue: 298.99 }), shippingRate: money({ value: 9.9 }) },
      { orderValue: money({ minValue: 299 }), shippingRate: money({ value: 0 }) },
    ])
  })

  test.each([{ freeShippingFrom: 0 }, { fixedShipping: 0 }])('with %j shipping is always free', (change) => {
    expect(conditions(change)).toEqual([
      { orderValue: money({ minValue: 0 }), shippingRate: money({ value: 0 }) },
    ])
  })
})

test('R53 the site has a name, a URL and a publisher', () => {
  expect(webSiteNode(SITE, 'Rosalume')).toEqual({
    '@type': 'WebSite',
    '@id': `${SITE}/#site`,
    name: 'Rosalume',
    url: `${SITE}/`,
    publisher: { '@id': `${SITE}/#loja` },
  })
})
