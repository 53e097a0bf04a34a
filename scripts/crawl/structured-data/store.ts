import { ownAddress, withoutLanguage } from '../site/addresses.ts'
import type { Page } from '../site/page.ts'
import type { CrawledSite } from '../site/site.ts'
import { canonicalOf, isSame, type Rule } from '../rules/rule.ts'
import { nodesWithin, isType, nodesIn, nodesOf, textIn, type DataNode } from './nodes.ts'

const RETURN_DAYS = 7
const FREE_FROM = 299
const SHIPPING_FEE = 9.9

const isHome = ({ address }: Page) => withoutLanguage(address) === '/'

const DEMO_DATA = /estes dados são inventados|these details are invented/i

/** R53: the structured data of the home page describes the store, its contact, its return policy and the website. */
function store(page: Page, { origin, resources }: CrawledSite): string[] | undefined {
  if (!isHome(page)) return undefined
  const nodes = nodesOf(page)
  const stores = nodes.filter((node) => isType(node, 'OnlineStore'))
  const websites = nodes.filter((node) => isType(node, 'WebSite'))
  const [shop = {}] = stores
  const [website = {}] = websites
  const policy = resolved(nodesIn(shop, 'hasMerchantReturnPolicy')[0], nodes)
  const logo = textIn(nodesIn(shop, 'logo')[0] ?? {}, 'url') || textIn(shop, 'logo')
  const logoFile = resources.get(ownAddress(logo, page.address, origin) ?? '')
  // Contact details that the owner has not configured appear nowhere, so a page without contact links needs no contactPoint (P23).
  // Search engines must not store the invented contact details of a demonstration, which the page marks as invented.
  const isDemo = DEMO_DATA.test(page.text)
  const isReachable = !isDemo && page.anchors.some(({ href }) => /^(?:tel|mailto):/.test(href ?? ''))
  const isHomeUrl = (url: string) =>
    isSame(url, canonicalOf(page), origin) || isSame(url, `${origin}/`, origin)
  return [
    ...(stores.length === 1 ? [] : [`${stores.length} times OnlineStore`]),
    ...(websites.length === 1 ? [] : [`${websites.length} times WebSite`]),
    ...['@id', 'name', ...(isReachable ? ['contactPoint'] : [])]
      .filter((name) => shop[name] === undefined)
      .map((name) => `no ${name} of the store`),
    ...(isDemo && shop['contactPoint'] !== undefined ? ['an invented contactPoint of the store'] : []),
    ...(isHomeUrl(textIn(shop, 'url')) ? [] : [`the store's url is ${textIn(shop, 'url') || 'missing'}`]),
    ...(textIn(website, 'name') ? [] : ['no name of the site']),
    ...(isSame(textIn(website, 'url'), canonicalOf(page), origin) || isHomeUrl(textIn(website, 'url'))
      ? []
      : [`the site's url is ${textIn(website, 'url') || 'missing'}`]),
    ...(logoFile?.status === 200 && logoFile.type.startsWith('image/')
      ? []
      : [`logo ${logo || 'missing'} is not a picture`]),
    ...(policy['applicableCountry'] === 'BR' &&
    textIn(policy, 'returnPolicyCategory').endsWith('/MerchantReturnFiniteReturnWindow') &&
    policy['merchantReturnDays'] === RETURN_DAYS
      ? []
      : [`no return policy of ${RETURN_DAYS} days in BR`]),
    ...(nodes.some((node) => !isType(node, 'Product') && 'aggregateRating' in node)
      ? ['ratings of the store']
      : []),
  ]
}

/** R54: the shipping service has a fixed fee and is free from a minimum order value. */
function shipping(page: Page): string[] | undefined {
  const services = [...nodesWithin(nodesOf(page))].filter((node) => isType(node, 'ShippingService'))
  if (services.length === 0) return isHome(page) ? ['no ShippingService'] : undefined
  return services.flatMap((service) => {
    const conditions = nodesIn(service, 'shippingConditions')
    const rates = conditions.flatMap((each) => nodesIn(each, 'shippingRate'))
    const fees = rates.map((rate) => Number(textIn(rate, 'value') || textIn(rate, 'maxValue')))
    const values = conditions.flatMap((each) => nodesIn(each, 'orderValue'))
    const countries = conditions.flatMap((each) =>
      nodesIn(each, 'shippingDestination').map((region) => textIn(region, 'addressCountry')),
    )
    return [
      ...(conditions.length === 2 ? [] : [`${conditions.length} conditions`]),
      ...(fees.includes(SHIPPING_FEE) && fees.includes(0) ? [] : [`fees ${fees.join(', ')}`]),
      ...(rates.every((rate) => rate['currency'] === 'BRL') ? [] : ['fees in another currency']),
      ...(values.some((value) => Number(textIn(value, 'minValue')) === FREE_FROM)
        ? []
        : [`not free from ${FREE_FROM}`]),
      ...(countries.length > 0 && countries.every((country) => country === 'BR')
        ? []
        : ['destinations other than BR']),
    ]
  })
}

// A node with only `@id` and `@type` is a reference: returns the node of that id that has properties.
function resolved(node: DataNode | undefined, nodes: DataNode[]): DataNode {
  if (!node) return {}
  if (Object.keys(node).some((name) => name !== '@id' && name !== '@type')) return node
  return nodes.find((each) => each['@id'] === node['@id'] && Object.keys(each).length > 2) ?? node
}

export const STORE_RULES: Rule[] = [
  { rule: 'R53', title: 'the home page describes store and website', checkPage: store },
  { rule: 'R54', title: 'shipping costs 9.90 and is free from 299', checkPage: shipping },
]
