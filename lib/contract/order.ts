/** Values of `order` on listings; an unknown one means the first (contract 4.8). */
export const LISTING_ORDERS = ['popularidade', 'menor-preco', 'maior-preco'] as const

/** How a listing is sorted. */
export type ListingOrder = (typeof LISTING_ORDERS)[number]

/** Values of `order_by` on the reviews list (contract 4.15). */
export const REVIEW_ORDERS = ['nota_desc', 'nota_asc', 'created_at_asc', 'created_at_desc', 'imagem'] as const

/** How a review list is sorted. */
export type ReviewOrder = (typeof REVIEW_ORDERS)[number]
