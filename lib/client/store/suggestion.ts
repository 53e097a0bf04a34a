import type { InferType } from 'yup'
import type { listingSchema } from '../../contract/listing.ts'
import { pathOfUrl } from '../../routes/paths.ts'
import type { Cents } from '../../shop/money.ts'
import { pathWithFlavour } from '../../shop/searched-flavour.ts'
import { pathIn } from './address.ts'
import { toAvailability } from './availability.ts'
import { cardPicture } from './card-picture.ts'
import { lowestCardPrice } from './card-price.ts'

/** A product in a short list: a suggestion of the search field or of the cart. */
export interface Suggestion {
  name: string
  /** The path of the product page, without language. */
  path: string
  picture: string
  /** Undefined without a price. */
  price: Cents | undefined
  /** Whether a variation costs more than `price`. */
  isLowestPrice?: true
  inStock: boolean
}

/** Maps a product of a listing to a suggestion, whose path selects the flavour that the searched text names (contract 4.8, R52). */
export function toSuggestion(
  card: InferType<typeof listingSchema>['conteudo']['produtos'][number],
  searched?: string,
): Suggestion {
  const { nome, rota, url, status, estoque } = card
  const availability = toAvailability(status, estoque)
  const { price, isLowest } = lowestCardPrice(card)
  return {
    name: nome,
    path: pathWithFlavour(
      pathIn(rota.path) ?? pathOfUrl(url),
      card.atributos.simples?.valores ?? [],
      searched,
    ),
    picture: cardPicture(card, ['small', 'medium', 'big']).src,
    price: availability === 'onRequest' ? undefined : price.price,
    ...(isLowest && { isLowestPrice: true }),
    inStock: availability === 'available',
  }
}
