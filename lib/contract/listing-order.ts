/** Values of `order` on listings; an unknown value means the first (contract 4.8). */
export const LISTING_ORDERS = ['popularidade', 'menor-preco', 'maior-preco'] as const

/** The sort order of a listing. */
export type ListingOrder = (typeof LISTING_ORDERS)[number]
