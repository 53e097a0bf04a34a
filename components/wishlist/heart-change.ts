import { showToast } from '#components/ui/toast.ts'
import { loadWishlist, saveProduct } from '#lib/browser/wishlist-query.ts'
import { wishlistCopy } from '#lib/copy/wishlist.ts'
import type { Lang } from '#lib/routes/lang.ts'

/** Loads the wishlist, so that every heart button of the page shows whether its product is saved. */
export const loadHearts = loadWishlist

/** Saves or removes a product and shows a toast; when the store rejects the change, the heart changes back and the toast shows the error. */
export async function changeHeart(lang: Lang, productId: number, isSaved: boolean): Promise<void> {
  const copy = wishlistCopy[lang]
  try {
    await saveProduct(lang, productId, isSaved)
    showToast({ kind: 'success', text: isSaved ? copy.added : copy.removed })
  } catch {
    showToast({ kind: 'error', text: copy.notChanged })
  }
}
