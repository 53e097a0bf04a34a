import { showToast } from '#components/ui/toast.ts'
import type { ToastMessage } from '#components/ui/toast-message.ts'
import { loadWishlist, saveProduct } from '#lib/browser/wishlist-query.ts'
import { heartCopy } from '#lib/copy/heart.ts'
import { wishlistCopy } from '#lib/copy/wishlist.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath, paths } from '#lib/routes/paths.ts'

/** Loads the wishlist, so that every heart button of the page shows whether its product is saved. */
export const loadHearts = loadWishlist

// The header has no link to the saved products; on their own page the message needs none.
function savedMessage(lang: Lang): ToastMessage {
  const href = localePath(lang, paths.wishlist())
  const message: ToastMessage = { kind: 'success', text: wishlistCopy[lang].added }
  return location.pathname === href ? message : { ...message, link: { href, text: heartCopy[lang].see } }
}

/** Saves or removes a product and shows a toast; when the store rejects the change, the heart changes back and the toast shows the error. */
export async function changeHeart(lang: Lang, productId: number, isSaved: boolean): Promise<void> {
  const copy = wishlistCopy[lang]
  try {
    await saveProduct(lang, productId, isSaved)
    showToast(isSaved ? savedMessage(lang) : { kind: 'success', text: copy.removed })
  } catch {
    showToast({ kind: 'error', text: copy.notChanged })
  }
}
