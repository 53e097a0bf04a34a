import { browserStore } from '#lib/browser/store.ts'
import { getKitPrice } from '#lib/client/store/kits.ts'
import type { Lang } from '#lib/routes/lang.ts'
import type { Cents } from '#lib/shop/money.ts'

import { priceTexts } from '../../lib/pricing/price-texts.ts'
import type { Priced, PriceFormat, PriceTexts } from '../../lib/pricing/price-texts.ts'

const asked = new Map<string, Promise<Cents>>()
let last: Promise<unknown> = Promise.resolve()

/**
 * Today's price of a kit in cents (section 7). One call at a time, and one for all who ask for the same kit meanwhile: a
 * page full of kits must not storm the store. Rejects with ApiError.
 */
export function fetchPrice(listPath: string, lang: Lang): Promise<Cents> {
  const underway = asked.get(listPath)
  if (underway) return underway
  const price = last.then(() => getKitPrice(browserStore(lang), listPath))
  asked.set(listPath, price)
  last = price.catch(() => {}).finally(() => asked.delete(listPath))
  return price
}

/** The same price as it is told on the page. Rejects with ApiError. */
export async function fetchPriceTexts(
  listPath: string,
  option: Priced,
  telling: PriceFormat,
): Promise<PriceTexts> {
  return priceTexts({ ...option, price: await fetchPrice(listPath, telling.lang) }, telling)
}
