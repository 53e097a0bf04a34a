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
  /** The price per unit. On a card only for a kit of several units; elsewhere the one once the cart reaches the discount goal. */
  unit?: string | undefined
  /** The condition of the price per unit. */
  unitNote?: string | undefined
  /** On a card: the price per unit once the cart reaches the goal, for the panel with the details. */
  atGoal?: UnitTexts | undefined
}

type UnitTexts = Pick<PriceTexts, 'unit' | 'unitNote'>

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
  /** True on cards, which shoppers compare. */
  isCard?: true | undefined
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

/** The price of one unit, such as a package, once the cart reaches the discount goal; empty without a goal (P17, P29). */
export function goalTexts(
  { price, units, unit }: { price: Cents; units: number; unit: string | undefined },
  { lang, settings }: Pick<PriceFormat, 'lang' | 'settings'>,
): UnitTexts {
  const { goal } = settings
  if (!goal) return { unit: undefined, unitNote: undefined }
  const copy = priceCopy[lang]
  const money = priceFormatter(lang)
  const atGoal = money(pricePerUnitAtGoal(price, units, goal.percent))
  return {
    unit: copy.perUnit(atGoal, unit ?? copy.unit),
    unitNote: copy.goalNote(money(goal.goal), goal.percent),
  }
}

/**
 * The texts of the price of a kit or product (P16, P17); `undefined` without a price. A card states the price, the saving and, for a kit
 * of several units, the price of one; the price at the discount goal, which has a condition, is in the details panel.
 */
export function priceTexts({ units, unit, ...priced }: Priced, format: PriceFormat): PriceTexts | undefined {
  const texts = basePriceTexts(priced, format)
  if (!texts || priced.price === undefined) return undefined
  const atGoal = goalTexts({ price: priced.price, units, unit }, format)
  if (!format.isCard) return { ...texts, ...atGoal }
  if (units < 2) return { ...texts, atGoal }
  const copy = priceCopy[format.lang]
  const each = priceFormatter(format.lang)(pricePerUnit({ price: priced.price, units }))
  return { ...texts, unit: copy.perUnit(each, unit ?? copy.unit), atGoal }
}

/** The text shown when the store states no price (platform 3.3). */
export function noPriceText(availability: Availability, lang: Lang): string {
  const copy = priceCopy[lang]
  return availability === 'onRequest' ? copy.onRequest : copy.noPrice
}
