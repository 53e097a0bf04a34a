/** The id of the products section; every 'Shop Now' leads there (spec section 2). */
export const PRODUCTS_ID = 'produtos'
export const PRODUCTS_ANCHOR = `#${PRODUCTS_ID}`
