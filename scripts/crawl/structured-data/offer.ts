import { ownAddress, isEnglish, withoutLanguage } from '../site/addresses.ts'
import type { CrawledFeedItem } from '../site/feed.ts'
import type { Rule } from '../rules/rule.ts'
import { forEachOffer, forEachProduct, showsAmount } from './each-product.ts'
import { isType, nodesIn, textIn } from './nodes.ts'

const SCHEMA = 'https://schema.org/'
const AMOUNT = /^\d+\.\d\d$/
const SOLD_OUT = /esgotado|sold out/i

/** R48: each product has exactly one offer with every property that Google reads. */
const offer = forEachProduct((product, { address }, { origin, pages }) => {
  const offers = nodesIn(product, 'offers')
  return [
    ...(offers.length === 1 ? [] : [`${offers.length} offers`]),
    ...offers.flatMap((each) => {
      const url = textIn(each, 'url')
      const until = textIn(each, 'priceValidUntil')
      const target = ownAddress(url, address, origin)
      return [
        ...(isType(each, 'Offer') ? [] : ['an offer of another type than Offer']),
        ...(AMOUNT.test(textIn(each, 'price'))
          ? []
          : [`price “${textIn(each, 'price')}” does not have two decimals`]),
        ...(['InStock', 'OutOfStock'].some((word) => each['availability'] === SCHEMA + word)
          ? []
          : [`availability ${textIn(each, 'availability') || 'missing'}`]),
        ...(each['itemCondition'] === `${SCHEMA}NewCondition` ? [] : ['no NewCondition']),
        ...(URL.canParse(url) && target && pages.get(target)?.status === 200
          ? []
          : [`url ${url || 'missing'} is not a page`]),
        ...(until && !(new Date(until) > new Date()) ? [`priceValidUntil ${until} is in the past`] : []),
      ]
    }),
  ]
})

/** R49: the strikethrough price is above the price and visible; English pages show it in dollars only (P3). */
const listPrice = forEachOffer((each, page) =>
  nodesIn(each, 'priceSpecification').flatMap((before) => [
    ...(before['priceType'] === `${SCHEMA}StrikethroughPrice`
      ? []
      : ['a price specification without StrikethroughPrice']),
    ...(isType(before, 'UnitPriceSpecification') ? [] : ['no UnitPriceSpecification']),
    ...(before['priceCurrency'] === each['priceCurrency'] ? [] : ['another currency than the price']),
    ...(Number(textIn(before, 'price')) > Number(textIn(each, 'price')) ? [] : ['not above the price']),
    ...(page.lang === 'en' || showsAmount(page, Number(textIn(before, 'price')))
      ? []
      : [`${textIn(before, 'price')} is not on the page`]),
  ]),
)

/** R46: price, currency and availability agree with the page and with the feed. */
const agreement = forEachOffer((each, page, { feed, origin, pages }) => {
  const price = textIn(each, 'price')
  const isInStock = textIn(each, 'availability').endsWith('/InStock')
  const shown = pages.get(ownAddress(textIn(each, 'url'), page.address, origin) ?? '') ?? page
  const link = portuguese(textIn(each, 'url'), origin)
  // The feed links to the canonical address of every flavour.
  const items = feed?.get(link) ?? feed?.get(link.replace(/\?.*/, ''))
  const agrees = items?.some((item) => isSameOffer(item, price, isInStock))
  return [
    ...(each['priceCurrency'] === 'BRL' ? [] : [`priced in ${textIn(each, 'priceCurrency') || 'nothing'}`]),
    ...(showsAmount(shown, Number(price)) ? [] : [`${price} is not on ${shown.address}`]),
    ...(isInStock || SOLD_OUT.test(shown.text) ? [] : ['out of stock, but the page does not show it']),
    ...(!feed || items ? [] : ['missing from the feed']),
    ...(!items || agrees
      ? []
      : [`the feed has ${items.map((item) => `${item.price} ${item.availability}`).join(', ')}`]),
  ]
})

function isSameOffer(
  { price, salePrice, availability }: CrawledFeedItem,
  expected: string,
  isInStock: boolean,
): boolean {
  return (salePrice ?? price) === `${expected} BRL` && (availability === 'in_stock') === isInStock
}

function portuguese(url: string, origin: string): string {
  const address = ownAddress(url, '/', origin) ?? ''
  return origin + (isEnglish(address) ? withoutLanguage(address) : address)
}

export const OFFER_RULES: Rule[] = [
  {
    rule: 'R46',
    title: 'price in reais and availability of an offer agree with page and feed',
    checkPage: agreement,
  },
  { rule: 'R48', title: 'each product has one complete offer', checkPage: offer },
  { rule: 'R49', title: 'a strikethrough price is above the price and visible', checkPage: listPrice },
]
