import { queryClient } from '#lib/browser/cart-query.ts'
import { kitPriceQuery } from '#lib/browser/price-query.ts'
import { priceTexts, type Priced, type PriceFormat, type PriceTexts } from '#lib/pricing/price-texts.ts'

/** Fetches the current price of a kit and returns its texts. Throws ApiError. */
export async function fetchPriceTexts(
  listPath: string,
  option: Priced,
  format: PriceFormat,
): Promise<PriceTexts | undefined> {
  const current = await queryClient().fetchQuery(kitPriceQuery(format.lang, listPath))
  const texts = priceTexts({ ...option, ...current }, format)
  return texts && { ...texts, cents: current.price }
}
