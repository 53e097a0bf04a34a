/** Values of `order` on listings; an unknown value means the first (contract 4.8). */
export const LISTING_ORDERS = ['popularidade', 'menor-preco', 'maior-preco'] as const

/** How a listing is sorted. */
export type ListingOrder = (typeof LISTING_ORDERS)[number]
