import { MutationObserver, queryOptions } from '@tanstack/react-query'
import { changeWishlist, getWishlistIds } from '../client/store/wishlist.ts'
import type { Lang } from '../routes/lang.ts'
import { setWishlistIds, showWishlistChange } from '../state/wishlist-state.ts'
import { queryClient } from './cart-query.ts'
import { browserStore } from './store.ts'
import { markWishlist } from './wishlist-marker.ts'

const KEY = ['wishlist'] as const

const wishlistQuery = (lang: Lang) =>
  queryOptions({ queryKey: KEY, queryFn: () => getWishlistIds(browserStore(lang)), staleTime: Infinity })

/** Loads the ids of the saved products, unless they are cached, and shows them in every heart button. */
export async function loadWishlist(lang: Lang): Promise<void> {
  setWishlistIds(await queryClient().fetchQuery(wishlistQuery(lang)))
}

/**
 * Saves or removes a product. Its heart buttons change at once and change back when the store rejects the change; changes are
 * sent one after another. Rejects when the store did not accept the change.
 */
export async function saveProduct(lang: Lang, productId: number, isSaved: boolean): Promise<void> {
  const mutation = new MutationObserver(queryClient(), {
    mutationFn: () => changeWishlist(browserStore(lang), isSaved ? 'add' : 'remove', productId),
    onMutate: () => ({ before: showWishlistChange(productId, isSaved) }),
    onError: (_error, _variables, context) => void showWishlistChange(productId, context?.before),
    networkMode: 'always',
    scope: { id: KEY[0] },
  })
  await mutation.mutate()
  markWishlist()
}
