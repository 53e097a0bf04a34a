import type { Kit } from './kit.ts'
import { offerOf, type Offer } from './offer.ts'
import { buyOption, smallestKit, type Product } from './product.ts'

/** A flavour of a product page for structured data and feed, with its own URL and offer (R52). */
export interface Variant {
  /** `idProduto` in the cart and `?sabor=` in the URL. */
  id: number
  name: string
  sku: string
  /** Unchecked; '' when the store does not state it. */
  ean: string
  /** '' when the store has none of this flavour. */
  picture: string
  offer: Offer
}

/**
 * The variants of a product page: each flavour of its buy option at the option's price; empty with fewer than two flavours
 * or without a price (R47).
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
