import type { InferType } from 'yup'
import { itemId, optionalInteger } from './cart-requests.ts'
import { objectOf } from './fields.ts'

/** Body of POST wishlist/add, wishlist/remove and wishlist/verify (contract 4.24). Messages are FIELD_ISSUES. */
export const wishlistRequestSchema = objectOf({
  idProduto: itemId(),
  idAtributoSimples: optionalInteger(),
  idUnidadeVenda: optionalInteger(),
})

/** The product of a change of the wishlist. */
export type WishlistRequest = InferType<typeof wishlistRequestSchema>
