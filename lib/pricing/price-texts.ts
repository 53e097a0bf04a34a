import { priceCopy } from '../copy/price.ts'
import type { Lang } from '../routes/lang.ts'
import { chargedReais } from '../shop/currency.ts'
import { installment } from '../shop/installments.ts'
import { pricePerPotAtGoal, saving, type Kit, type PriceSettings } from '../shop/kit.ts'
import type { Cents } from '../shop/money.ts'
import { offerOf } from '../shop/offer.ts'
import { priceFormatter } from './price-formatter.ts'

/** The formatted texts of a price. */
export interface PriceTexts {
  now: string
  /** The label of a price that is paid at once. */
  atOnce: string
  /** The price before the offer, with the labels of both prices; `undefined` without an offer. */
  offer: { from: string; was: string; now: string; saved: string } | undefined
  /** The note on English pages that says the amount charged in reais (P3). */
  charged: string | undefined
  /** The price in instalments; `undefined` when the store states no terms (P29). */
  credit: string | undefined
  /** The total price on credit; `undefined` without interest. */
  creditTotal: string | undefined
  /** The price per pot once the cart reaches the discount goal; `undefined` where the block does not show it. */
  goal?: string | undefined
  goalNote?: string | undefined
}

/** A kit or product, with its current price in cents. */
export type Priced = Pick<Kit, 'price' | 'priceFrom' | 'units'> & Partial<Pick<Kit, 'title'>>

/** How the texts of a price are formatted. */
export interface PriceFormat {
  /** The largest number of installments shown: 12 on product pages, 6 on the home page (spec section 9). */
  installments: 6 | 12
  lang: Lang
  settings: PriceSettings
}

const POT = /\bpot(?:s|es?)?\b/i

/**
 * The texts of a price as Brazilian law and custom require: the cash price, the credit price with its interest and total
 * (P16), and on English pages the amount charged in reais (P3).
 */
export function basePriceTexts(
  { price, priceFrom }: { price: Cents; priceFrom: Cents | undefined },
  {
    installments,
    lang,
    settings,
  }: Omit<PriceFormat, 'settings'> & { settings: Pick<PriceSettings, 'terms' | 'english'> },
): PriceTexts {
  const copy = priceCopy[lang]
  const money = priceFormatter(lang, settings)
  const offer = saving(price, priceFrom)
  const charged = lang === 'en' ? chargedReais(price, settings.english) : undefined
  return {
    now: money(price),
    atOnce: copy.atOnce,
    offer:
      offer && priceFrom
        ? { from: money(priceFrom), was: copy.was, now: copy.now, saved: copy.save(offer.percent) }
        : undefined,
    charged: charged && copy.chargedIn(charged),
    ...creditTexts(price, { installments, lang, settings }),
  }
}

function creditTexts(
  price: Cents,
  { installments, lang, settings }: Parameters<typeof basePriceTexts>[1],
): Pick<PriceTexts, 'credit' | 'creditTotal'> {
  const { terms } = settings
  if (!terms) return { credit: undefined, creditTotal: undefined }
  const copy = priceCopy[lang]
  const money = priceFormatter(lang, settings)
  const { count, each, total, ratePercent } = installment(price, Math.min(installments, terms.maximum), terms)
  if (ratePercent === 0) return { credit: copy.installmentsFree(count, money(each)), creditTotal: undefined }
  return { credit: copy.installments(count, money(each)), creditTotal: copy.totalOnCredit(money(total)) }
}

/** The price per pot, or per unit, once the cart reaches the discount goal; empty without a goal (P17, P29). */
export function goalTexts(
  { price, units, isPot }: { price: Cents; units: number; isPot: boolean },
  { lang, settings }: Pick<PriceFormat, 'lang' | 'settings'>,
): Pick<PriceTexts, 'goal' | 'goalNote'> {
  const { goal } = settings
  if (!goal) return { goal: undefined, goalNote: undefined }
  const copy = priceCopy[lang]
  const money = priceFormatter(lang, settings)
  const atGoal = money(pricePerPotAtGoal(price, units, goal.percent))
  return {
    goal: isPot ? copy.perPot(atGoal) : copy.perUnit(atGoal),
    goalNote: copy.perPotNote(money(goal.goal)),
  }
}

/** The texts of the price of a kit or product, with its price at the goal (P16, P17). */
export function priceTexts({ units, title = '', ...option }: Priced, format: PriceFormat): PriceTexts {
  const priced = offerOf({ ...option, inStock: true }) ?? { ...option, priceFrom: undefined }
  const { price } = priced
  return {
    ...basePriceTexts(priced, format),
    ...goalTexts({ price, units, isPot: POT.test(title) }, format),
  }
}
