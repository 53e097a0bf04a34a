import { priceCopy } from '../copy/price.ts'
import type { Lang } from '../routes/lang.ts'
import { convertedMoney } from '../shop/currency.ts'
import {
  discountedInstallment,
  installment,
  shownInstallment,
  type Installment,
} from '../shop/installments.ts'
import type { Kit, PriceSettings } from '../shop/kit.ts'
import { pricePerUnit, pricePerUnitAtGoal, saving } from '../shop/kit-price.ts'
import type { Cents } from '../shop/money.ts'
import type { ItemPrice } from '../shop/price.ts'
import type { Availability } from '../shop/product.ts'
import { priceFormatter } from './price-formatter.ts'

/** The formatted texts of a price. */
export interface PriceTexts {
  now: string
  /** The price in cents; set for a variation and for a fetched price, which the browser multiplies by the chosen quantity. */
  cents?: Cents | undefined
  /** The label 'à vista' of the price; '' where installments cost the same. */
  cashLabel: string
  /** The store's lower price for paying upfront, in a sentence; `undefined` without one. */
  upfront: string | undefined
  /** The price before the offer, with the labels of both prices; `undefined` without an offer. */
  offer: { from: string; was: string; now: string; saved: string } | undefined
  /** The price in another currency on English pages: '(about US$ 10.60)' (P3). */
  about: string | undefined
  /** The installments; `undefined` when the store states none (P29). */
  credit: string | undefined
  /** The total price on credit; `undefined` without interest. */
  creditTotal: string | undefined
  /** Installments with a discount; `undefined` without any. */
  discount: string | undefined
  /** The price per unit of a kit of several. */
  unit?: string | undefined
  /** The price per unit once the cart reaches the discount goal, with this condition (P17); `undefined` without a goal (P29). */
  atGoal?: string | undefined
}

/**
 * Current prices in cents. Without `installments` the shop computes them by the settings' terms, as for the general price of a
 * kit; an empty list means that the store offers none.
 */
export type BasePriced = Pick<ItemPrice, 'price' | 'priceFrom'> & Partial<ItemPrice>

/** A kit or product with its current prices. */
export type Priced = BasePriced & Pick<Kit, 'units' | 'unit'>

/** How the texts of a price are formatted. */
export interface PriceFormat {
  /** The largest number of installments shown: 12 on product pages, 6 on the home page (spec section 9). */
  installments: 6 | 12
  lang: Lang
  settings: PriceSettings
}

/**
 * The texts of a price as Brazilian law and custom require: the price, the store's own upfront price and installments with
 * their interest and total (P16, platform 3.3), and on English pages the amount in another currency (P3). `undefined` without a
 * price.
 */
export function basePriceTexts(
  priced: BasePriced,
  format: Omit<PriceFormat, 'settings'> & { settings: Pick<PriceSettings, 'terms' | 'conversion'> },
): PriceTexts | undefined {
  const { price, priceFrom, upfront } = priced
  if (price === undefined || price <= 0) return undefined
  const { lang, settings } = format
  const copy = priceCopy[lang]
  const money = priceFormatter(lang)
  const offer = saving(price, priceFrom)
  const converted = convertedMoney(price, lang, settings.conversion)
  const credit = creditTexts(priced, format)
  return {
    now: money(price),
    cashLabel: credit.creditTotal && !upfront ? copy.cashLabel : '',
    upfront: upfront && copy.upfront(money(upfront.price), upfront.percent),
    offer:
      offer && priceFrom
        ? { from: money(priceFrom), was: copy.was, now: copy.now, saved: copy.save(offer.percent) }
        : undefined,
    about: converted && copy.about(converted),
    ...credit,
  }
}

function creditTexts(
  { price = 0, upfront, installments: own }: BasePriced,
  { installments: max, lang, settings }: Parameters<typeof basePriceTexts>[1],
): Pick<PriceTexts, 'credit' | 'creditTotal' | 'discount'> {
  const copy = priceCopy[lang]
  const money = priceFormatter(lang)
  const { terms } = settings
  const computed = terms && installment(price, Math.min(max, terms.maximum), terms)
  const shown = own ? shownInstallment(own, max) : computed
  const discounted = own && discountedInstallment(own)
  // A single payment at the upfront price would repeat the upfront sentence.
  const isRepeated = discounted?.count === 1 && discounted.each === upfront?.price
  return {
    credit: shown && creditSentence(shown, money(shown.each), lang),
    creditTotal:
      shown?.total !== undefined && (shown.ratePercent ?? 0) > 0
        ? copy.totalOnCredit(money(shown.total))
        : undefined,
    discount:
      discounted && !isRepeated
        ? copy.installmentsWithDiscount(
            discounted.count,
            money(discounted.each),
            -(discounted.ratePercent ?? 0),
          )
        : undefined,
  }
}

function creditSentence({ count, ratePercent }: Installment, each: string, lang: Lang): string {
  const copy = priceCopy[lang]
  if (ratePercent === undefined) return copy.installmentsPlain(count, each)
  return ratePercent > 0 ? copy.installments(count, each) : copy.installmentsFree(count, each)
}

/** The price of one unit, such as a package, once the cart reaches the discount goal; `undefined` without a goal (P17, P29). */
export function goalText(
  { price, units, unit }: { price: Cents; units: number; unit: string | undefined },
  { lang, settings: { goal } }: Pick<PriceFormat, 'lang' | 'settings'>,
): string | undefined {
  if (!goal) return undefined
  const copy = priceCopy[lang]
  const money = priceFormatter(lang)
  const each = copy.perUnit(money(pricePerUnitAtGoal(price, units, goal.percent)), unit ?? copy.unit)
  return `${each} ${copy.goalNote(money(goal.goal), goal.percent)}`
}

/** The texts of the price of a kit or product (P16, P17); `undefined` without a price. */
export function priceTexts({ units, unit, ...priced }: Priced, format: PriceFormat): PriceTexts | undefined {
  const texts = basePriceTexts(priced, format)
  const { price } = priced
  if (!texts || price === undefined) return undefined
  const copy = priceCopy[format.lang]
  const each = units > 1 ? priceFormatter(format.lang)(pricePerUnit({ price, units })) : ''
  return {
    ...texts,
    unit: each && copy.perUnit(each, unit ?? copy.unit),
    atGoal: goalText({ price, units, unit }, format),
  }
}

/** The text shown when the store states no price (platform 3.3). */
export function noPriceText(availability: Availability, lang: Lang): string {
  const copy = priceCopy[lang]
  return availability === 'onRequest' ? copy.onRequest : copy.noPrice
}
