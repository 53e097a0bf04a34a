import { browserStore } from '#lib/browser/store.ts'
import { ApiError } from '#lib/client/errors.ts'
import { getListLine } from '#lib/client/store/list-shop.ts'
import { kitCopy } from '#lib/copy/kit.ts'
import type { Lang } from '#lib/routes/lang.ts'
import type { ListOrder } from '#lib/shop/list-page.ts'
import { addLineToCart } from '#lib/state/lazy-cart.ts'

/** Adds a list to the cart and opens it; returns an error message, or '' on success. */
export async function buyList(order: ListOrder, lang: Lang): Promise<string> {
  const { addFailed } = kitCopy[lang]
  try {
    const line = await getListLine(browserStore(lang), order)
    return (await addLineToCart(line)) ? '' : addFailed
  } catch (error) {
    return (error instanceof ApiError && error.messages[0]?.text) || addFailed
  }
}
