/** The id of the products section, the target of every 'Shop Now' (spec section 2). */
export const PRODUCTS_ID = 'produtos'
export const PRODUCTS_ANCHOR = `#${PRODUCTS_ID}`
