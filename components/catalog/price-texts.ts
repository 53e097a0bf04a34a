import { priceCopy } from '#lib/copy/price.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { BRL, BRL_IN_ENGLISH, formatMoney } from '#lib/shop/currency.ts'
import { installment } from '#lib/shop/installments.ts'
import { pricePerPotAtGoal, saving } from '#lib/shop/kit.ts'
import type { Kit, PriceSettings } from '#lib/shop/kit.ts'
import type { Cents } from '#lib/shop/money.ts'
import { offerOf } from '#lib/shop/offer.ts'

/** Everything that is said about a price, ready to be shown. */
export interface PriceTexts {
  now: string
  atOnce: string
  /** The price before the offer, with the words around both; nothing without an offer. */
  offer: { from: string; was: string; now: string; saved: string } | undefined
  /** What is charged in reais, on English pages (P3). */
  charged: string | undefined
  credit: string
  /** The whole price on credit; nothing without interest. */
  creditTotal: string | undefined
  goal: string
  goalNote: string
}

/** What is bought, at the price it has now (cents). */
export type Priced = Pick<Kit, 'price' | 'priceFrom' | 'units'> & Partial<Pick<Kit, 'title'>>

export interface PriceFormat {
  /** Up to how many parts are told: 12 on product pages, 6 on the home page (section 9). */
  installments: 6 | 12
  lang: Lang
  settings: PriceSettings
}

const POT = /\bpot(?:s|es?)?\b/i

/**
 * A price as Brazilian law and habit want it: the cash price, the credit price with its interest and total (P16), what
 * a pot costs at the goal (P17), and on English pages what is charged in reais (P3).
 */
export function priceTexts(
  { units, title = '', ...told }: Priced,
  { installments, lang, settings }: PriceFormat,
): PriceTexts {
  const { price, priceFrom } = offerOf({ ...told, inStock: true }) ?? { ...told, priceFrom: undefined }
  const copy = priceCopy[lang]
  const money = (cents: Cents) => formatMoney(cents, lang === 'en' ? settings.english : BRL)
  const offer = saving(price, priceFrom)
  const credit = installment(price, Math.min(installments, settings.terms.maximum), settings.terms)
  const hasInterest = credit.ratePercent > 0
  const each = money(credit.each)
  const atGoal = money(pricePerPotAtGoal(price, units, settings.goal.percent))
  return {
    now: money(price),
    atOnce: copy.atOnce,
    offer:
      offer && priceFrom
        ? { from: money(priceFrom), was: copy.was, now: copy.now, saved: copy.save(offer.percent) }
        : undefined,
    charged: lang === 'en' ? copy.chargedIn(formatMoney(price, BRL_IN_ENGLISH)) : undefined,
    credit: hasInterest ? copy.installments(credit.count, each) : copy.installmentsFree(credit.count, each),
    creditTotal: hasInterest ? copy.totalOnCredit(money(credit.total)) : undefined,
    goal: POT.test(title) ? copy.perPot(atGoal) : copy.perUnit(atGoal),
    goalNote: copy.perPotNote(money(settings.goal.goal)),
  }
}
