import { buildKitCopy } from '#lib/copy/build-kit.ts'
import { priceCopy } from '#lib/copy/price.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { pricePerPot, type BuildKit } from '#lib/shop/build-kit.ts'
import { BRL, BRL_IN_ENGLISH, formatMoney } from '#lib/shop/currency.ts'
import { installment } from '#lib/shop/installments.ts'
import { pricePerPotAtGoal, saving, type PriceSettings } from '#lib/shop/kit.ts'
import type { Cents } from '#lib/shop/money.ts'

/** A kit of so many pots with its price in words; browsers show it and need not know how prices are told. */
export interface KitOffer {
  itemId: number
  pots: number
  inStock: boolean
  price: string
  atOnce: string
  perPot: string
  /** What it saves beside single pots; nothing when it saves nothing. */
  saving: string | undefined
  /** What is charged in reais, on English pages (P3). */
  charged: string | undefined
  credit: string
  creditTotal: string | undefined
  goal: string
  goalNote: string
  /** Price and price of a pot in one sentence, for who hears the page. */
  told: string
}

/** The offers of the kits that can be built, `singlePrice` being what a pot costs alone (P3, P16, P17). */
export function kitOffers(
  kits: readonly BuildKit[],
  singlePrice: Cents,
  { lang, settings }: { lang: Lang; settings: PriceSettings },
): KitOffer[] {
  const copy = { ...priceCopy[lang], ...buildKitCopy[lang] }
  const money = (cents: Cents) => formatMoney(cents, lang === 'en' ? settings.english : BRL)
  return kits.map((kit) => {
    const { itemId, pots, inStock, price } = kit
    const credit = installment(price, Math.min(12, settings.terms.maximum), settings.terms)
    const saved = saving(price, singlePrice * pots)
    const each = money(pricePerPot(kit))
    return {
      itemId,
      pots,
      inStock,
      price: money(price),
      atOnce: copy.atOnce,
      perPot: copy.perPot(each),
      saving: saved && copy.saving(money(saved.amount)),
      charged: lang === 'en' ? copy.chargedIn(formatMoney(price, BRL_IN_ENGLISH)) : undefined,
      credit: (credit.ratePercent > 0 ? copy.installments : copy.installmentsFree)(
        credit.count,
        money(credit.each),
      ),
      creditTotal: credit.ratePercent > 0 ? copy.totalOnCredit(money(credit.total)) : undefined,
      goal: copy.perPot(money(pricePerPotAtGoal(price, pots, settings.goal.percent))),
      goalNote: copy.perPotNote(money(settings.goal.goal)),
      told: copy.told(pots, money(price), each),
    }
  })
}
