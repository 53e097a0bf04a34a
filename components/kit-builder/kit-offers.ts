import type { KitBuilderTexts } from '#lib/content/kit-texts.ts'
import { buildKitCopy } from '#lib/copy/build-kit.ts'
import { priceCopy } from '#lib/copy/price.ts'
import { fillIn } from '#lib/text/fill-in.ts'
import { priceFormatter } from '#lib/pricing/price-formatter.ts'
import { basePriceTexts, goalText, type PriceTexts } from '#lib/pricing/price-texts.ts'
import type { Lang } from '#lib/routes/lang.ts'
import type { BuildKit } from '#lib/shop/build-kit.ts'
import type { PriceSettings } from '#lib/shop/kit.ts'
import { pricePerUnit, saving } from '#lib/shop/kit-price.ts'
import type { Cents } from '#lib/shop/money.ts'

/** A kit size with the texts of its price; the server formats them, so that the browser does not load the formatting code. */
export interface KitOffer extends PriceTexts {
  itemId: number
  units: number
  inStock: boolean
  perUnit: string
  /** The price of a unit in the few letters that a tile has room for. */
  each: string
  /** The saving compared with single units; undefined if there is none. */
  saving: string | undefined
  /** Price and price of a unit in one sentence, for screen readers. */
  announcement: string
}

/** Returns the offers of the kits that can be built; `singlePrice` is the price of a unit bought alone (P3, P16, P17). */
export function kitOffers(
  kits: readonly BuildKit[],
  singlePrice: Cents,
  { lang, settings, texts: words }: { lang: Lang; settings: PriceSettings; texts: KitBuilderTexts },
): KitOffer[] {
  const money = priceFormatter(lang)
  return kits.flatMap((kit) => {
    const { itemId, units, inStock, price } = kit
    const texts = basePriceTexts({ price, priceFrom: undefined }, { installments: 12, lang, settings })
    if (!texts) return []
    const saved = saving(price, singlePrice * units)
    const each = money(pricePerUnit(kit))
    return [
      {
        itemId,
        units,
        inStock,
        ...texts,
        atGoal: goalText({ price, units, unit: words.unit }, { lang, settings }),
        each: buildKitCopy[lang].each(each),
        perUnit: priceCopy[lang].perUnit(each, words.unit),
        saving: saved && fillIn(words.saving, { amount: money(saved.amount) }),
        announcement: fillIn(words.announcement, { count: units, price: money(price), each }),
      },
    ]
  })
}
