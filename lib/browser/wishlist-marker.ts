const MARKER = 'favoritos'

/** Records that this visitor has saved products, so that later pages load the wishlist. */
export function markWishlist(): void {
  try {
    localStorage.setItem(MARKER, '1')
  } catch {
    // Without storage the hearts of later pages stay empty until one is pressed.
  }
}

/** Whether this visitor may have saved products; without the marker no page calls the store. */
export function hasWishlistMarker(): boolean {
  try {
    return localStorage.getItem(MARKER) !== null
  } catch {
    return false
  }
}
