import type { Kit } from './kit.ts'
import { offerOf, type Offer } from './offer.ts'
import { buyOption, smallestKit, type Product } from './product.ts'

/** A flavour that a product page sells, as machines are told of it: it has an address and an offer of its own (R52). */
export interface Variant {
  /** What the cart takes as `idProduto` and the address as `?sabor=`. */
  id: number
  name: string
  sku: string
  /** As the store wrote it; '' when it does not say it. */
  ean: string
  /** '' when the store has none of this flavour. */
  picture: string
  offer: Offer
}

/**
 * The flavours that the buying box of a product page lets choose, each at the price that stands above it; none when there
 * is nothing to choose or no price (R47).
 */
export function variantsOf(product: Product, kits: Kit[]): Variant[] {
  const option = buyOption(product, kits)
  const { skus, eans } = smallestKit(kits) ?? {}
  const isChoice = option.hasFlavours && option.flavours.length > 1
  return (isChoice ? option.flavours : []).flatMap(({ id, name, picture, inStock }, index) => {
    const offer = offerOf({ ...option, inStock: option.inStock && inStock })
    if (!offer) return []
    const sku = skus?.[index] || String(id)
    const ean = eans?.[index] || (sku === product.sku ? product.ean : '')
    return { id, name, sku, ean, picture, offer }
  })
}
