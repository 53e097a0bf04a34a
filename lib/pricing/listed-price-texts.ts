import { priceCopy } from '../copy/price.ts'
import type { ListedProduct } from '../shop/listing.ts'
import { unitPrice } from '../shop/unit-price.ts'
import { priceFormatter } from './price-formatter.ts'
import { basePriceTexts, type PriceTexts } from './price-texts.ts'

// Beside the price and its saving; more would hide them.
const MOST_FACTS = 2
const FACTS = ['upfront', 'credit', 'discount', 'unit'] as const

type Format = Omit<Parameters<typeof basePriceTexts>[1], 'installments'>

/**
 * The texts of a price in a list, which shoppers compare: the price with its saving, and at most two more facts, such as what 100 g
 * cost. Installments with interest, which have to name their total (P16), are on the page of the product. A sold-out product shows no
 * discount (P26). `undefined` without a price.
 */
export function listedPriceTexts(product: ListedProduct, format: Format): PriceTexts | undefined {
  const { price, priceFrom, inStock, isLowestPrice, size } = product
  const shown = { ...product, priceFrom: inStock ? priceFrom : undefined }
  const texts = basePriceTexts(shown, { ...format, installments: 12 })
  if (!texts || price === undefined) return undefined
  const each = size && !isLowestPrice ? unitPrice(price, size) : undefined
  const { lang } = format
  const facts: Partial<PriceTexts> = {
    upfront: texts.upfront,
    credit: texts.creditTotal ? undefined : texts.credit,
    discount: texts.discount,
    unit: each && priceCopy[lang].perUnit(priceFormatter(lang)(each.price), each.unit),
  }
  const kept = FACTS.filter((name) => facts[name]).slice(0, MOST_FACTS)
  return {
    ...texts,
    creditTotal: undefined,
    ...Object.fromEntries(FACTS.map((name) => [name, kept.includes(name) ? facts[name] : undefined])),
  }
}
