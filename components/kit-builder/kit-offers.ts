import { buildKitCopy } from '#lib/copy/build-kit.ts'
import { priceFormatter } from '#lib/pricing/price-formatter.ts'
import { basePriceTexts, goalTexts, type PriceTexts } from '#lib/pricing/price-texts.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { pricePerPot, type BuildKit } from '#lib/shop/build-kit.ts'
import { saving, type PriceSettings } from '#lib/shop/kit.ts'
import type { Cents } from '#lib/shop/money.ts'

/** A kit size with the texts of its price; the server formats them, so that no browser loads the code for it. */
export interface KitOffer extends PriceTexts {
  itemId: number
  pots: number
  inStock: boolean
  perPot: string
  /** The saving compared with single pots; undefined if there is none. */
  saving: string | undefined
  /** Price and price of a pot in one sentence, for screen readers. */
  announcement: string
}

/** Returns the offers of the kits that can be built; `singlePrice` is the price of a pot bought alone (P3, P16, P17). */
export function kitOffers(
  kits: readonly BuildKit[],
  singlePrice: Cents,
  { lang, settings }: { lang: Lang; settings: PriceSettings },
): KitOffer[] {
  const copy = buildKitCopy[lang]
  const money = priceFormatter(lang)
  return kits.flatMap((kit) => {
    const { itemId, pots, inStock, price } = kit
    const texts = basePriceTexts({ price, priceFrom: undefined }, { installments: 12, lang, settings })
    if (!texts) return []
    const saved = saving(price, singlePrice * pots)
    const each = money(pricePerPot(kit))
    return [
      {
        itemId,
        pots,
        inStock,
        ...texts,
        ...goalTexts({ price, units: pots, isPot: true }, { lang, settings }),
        perPot: copy.perPot(each),
        saving: saved && copy.saving(money(saved.amount)),
        announcement: copy.priceAnnouncement(pots, money(price), each),
      },
    ]
  })
}
