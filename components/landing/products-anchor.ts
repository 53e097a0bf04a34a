/** The id of the buy box on the landing page, where kit and flavour are chosen: the target of every 'Shop Now' (spec section 2). */
export const PRODUCTS_ID = 'produtos'
export const PRODUCTS_ANCHOR = `#${PRODUCTS_ID}`

/** The id of the section with the cards of the kits. */
export const KITS_ID = 'kits'
