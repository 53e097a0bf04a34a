import { insideAddress, isEnglish, withoutLanguage } from '../site/addresses.ts'
import type { FeedItem } from '../site/feed.ts'
import type { Rule } from '../rules/rule.ts'
import { eachOffer, eachProduct, showsAmount } from './each-product.ts'
import { isType, nodesIn, textIn } from './nodes.ts'

const SCHEMA = 'https://schema.org/'
const AMOUNT = /^\d+\.\d\d$/
const SOLD_OUT = /esgotado|sold out/i

/** R48: one offer with everything that Google reads, in the words of schema.org. */
const offer = eachProduct((product, { address }, { origin, pages }) => {
  const offers = nodesIn(product, 'offers')
  return [
    ...(offers.length === 1 ? [] : [`${offers.length} offers`]),
    ...offers.flatMap((each) => {
      const url = textIn(each, 'url')
      const until = textIn(each, 'priceValidUntil')
      const target = insideAddress(url, address, origin)
      return [
        ...(isType(each, 'Offer') ? [] : ['an offer that is no Offer']),
        ...(AMOUNT.test(textIn(each, 'price'))
          ? []
          : [`price “${textIn(each, 'price')}” has not two decimals`]),
        ...(['InStock', 'OutOfStock'].some((word) => each['availability'] === SCHEMA + word)
          ? []
          : [`availability ${textIn(each, 'availability') || 'missing'}`]),
        ...(each['itemCondition'] === `${SCHEMA}NewCondition` ? [] : ['no NewCondition']),
        ...(URL.canParse(url) && target && pages.get(target)?.status === 200
          ? []
          : [`url ${url || 'missing'} is no page`]),
        ...(until && !(new Date(until) > new Date()) ? [`priceValidUntil ${until} is over`] : []),
      ]
    }),
  ]
})

/** R49: a price before the offer is above the price and on the page; English pages show it in dollars alone (P3). */
const listPrice = eachOffer((each, page) =>
  nodesIn(each, 'priceSpecification').flatMap((before) => [
    ...(before['priceType'] === `${SCHEMA}StrikethroughPrice`
      ? []
      : ['a price specification of another kind']),
    ...(isType(before, 'UnitPriceSpecification') ? [] : ['no UnitPriceSpecification']),
    ...(before['priceCurrency'] === each['priceCurrency'] ? [] : ['another currency than the price']),
    ...(Number(textIn(before, 'price')) > Number(textIn(each, 'price')) ? [] : ['not above the price']),
    ...(page.lang === 'en' || showsAmount(page, Number(textIn(before, 'price')))
      ? []
      : [`${textIn(before, 'price')} is not on the page`]),
  ]),
)

/** R46: price, currency and availability are those of the page and of the feed. */
const told = eachOffer((each, page, { feed, origin, pages }) => {
  const price = textIn(each, 'price')
  const isInStock = textIn(each, 'availability').endsWith('/InStock')
  const shown = pages.get(insideAddress(textIn(each, 'url'), page.address, origin) ?? '') ?? page
  const link = portuguese(textIn(each, 'url'), origin)
  // The feed links to the canonical address, whatever flavour is meant.
  const items = feed?.get(link) ?? feed?.get(link.replace(/\?.*/, ''))
  const says = items?.some((item) => isSameOffer(item, price, isInStock))
  return [
    ...(each['priceCurrency'] === 'BRL' ? [] : [`priced in ${textIn(each, 'priceCurrency') || 'nothing'}`]),
    ...(showsAmount(shown, Number(price)) ? [] : [`${price} is not on ${shown.address}`]),
    ...(isInStock || SOLD_OUT.test(shown.text) ? [] : ['out of stock, which the page does not say']),
    ...(!feed || items ? [] : ['the feed does not have it']),
    ...(!items || says
      ? []
      : [`the feed tells ${items.map((item) => `${item.price} ${item.availability}`).join(', ')}`]),
  ]
})

function isSameOffer(
  { price, salePrice, availability }: FeedItem,
  wanted: string,
  isInStock: boolean,
): boolean {
  return (salePrice ?? price) === `${wanted} BRL` && (availability === 'in_stock') === isInStock
}

function portuguese(url: string, origin: string): string {
  const address = insideAddress(url, '/', origin) ?? ''
  return origin + (isEnglish(address) ? withoutLanguage(address) : address)
}

export const OFFER_RULES: Rule[] = [
  { rule: 'R46', says: 'offers are told as page and feed tell them, in reais', of: told },
  { rule: 'R48', says: 'one whole offer a product', of: offer },
  { rule: 'R49', says: 'a price before the offer is above it and visible', of: listPrice },
]
