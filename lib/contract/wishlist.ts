import type { InferType } from 'yup'
import { itemId, optionalInteger } from './cart-requests.ts'
import { list, objectOf, recordOf, requiredInteger } from './fields.ts'
import { listedProductSchema } from './listing.ts'

/** Body of POST wishlist/add, wishlist/remove and wishlist/verify (contract 4.24). Each error message is one of FIELD_ISSUES. */
export const wishlistRequestSchema = objectOf({
  idProduto: itemId(),
  idAtributoSimples: optionalInteger(),
  idUnidadeVenda: optionalInteger(),
})

/** The parsed body of a change of the wishlist. */
export type WishlistRequest = InferType<typeof wishlistRequestSchema>

/** GET wishlist: product ids; `produtos` has their product cards if the store sends them (contract 4.24). */
export const wishlistSchema = recordOf({
  favoritos: list(requiredInteger(1)),
  produtos: list(listedProductSchema),
})

/** GET showcase/products/{hash}: its product cards (platform 3.1). */
export const showcaseCardsSchema = recordOf({ produtos: list(listedProductSchema) })
