import type { CartLine } from './cart-line.ts'
import { canBuy, type Flavour, type Kit } from './kit.ts'
import type { Cents } from './money.ts'
import { offerOf, type Offer } from './offer.ts'

/** Something that one button puts into the cart: a kit, or a product that no kit sells. */
export interface BuyOption {
  tipo: CartLine['tipo']
  itemId: number
  hasFlavours: boolean
  flavours: Flavour[]
  price: Cents
  priceFrom: Cents | undefined
  inStock: boolean
  units: number
}

/** A product as its page shows it (spec section 3, Product). */
export interface Product {
  id: number
  name: string
  path: string
  /** Who makes it; the path of its listing, without language, where the store has one. */
  brand: { name: string; path: string | undefined }
  sku: string
  /** The maker's own number; '' when the store does not say it. */
  mpn: string
  /** As the store wrote it: whether it is a number of goods at all, `gtinOf` tells. */
  ean: string
  /** Names of its category and those above it, the widest first. */
  category: string[]
  inStock: boolean
  price: Cents
  priceFrom: Cents | undefined
  color: string
  shortDescription: string
  paragraphs: string[]
  topics: string[]
  howToUse: string
  ingredients: string
  nutrition: string
  nutritionTable: { nutrient: string; amount: string; dailyValue: string }[]
  size: { label: string; value: string } | undefined
  pictures: { src: string; alt: string }[]
  flavours: Flavour[]
}

/** How a product is bought: as the one of its kits with the fewest pots, else as itself (P5). */
export function buyOption(
  product: Product,
  kits: Kit[],
): BuyOption & Partial<Pick<Kit, 'title' | 'listPath'>> {
  const kit = smallestKit(kits)
  if (kit) {
    // Only what the buy box needs: it is repeated in the page's payload (T12).
    const { itemId, hasFlavours, flavours, price, priceFrom, inStock, units, title, listPath } = kit
    return { tipo: 'lista', itemId, hasFlavours, flavours, price, priceFrom, inStock, units, title, listPath }
  }
  const flavours = product.flavours.filter(({ id }) => id > 0)
  const { id, price, priceFrom, inStock } = product
  return {
    tipo: 'produto',
    itemId: id,
    hasFlavours: flavours.length > 1,
    flavours,
    price,
    priceFrom,
    inStock,
    units: 1,
  }
}

/** The kit with the fewest pots, which a product page is about. */
export function smallestKit(kits: readonly Kit[]): Kit | undefined {
  return kits.toSorted((a, b) => a.units - b.units)[0]
}

/** The offer of a product page: what its buying box asks, and whether it sells at all (R46). */
export function pageOffer(product: Product, kits: Kit[]): Offer | undefined {
  const option = buyOption(product, kits)
  return offerOf({ ...option, inStock: canBuy(option) })
}

/**
 * The flavour that a page begins with, from its address's `?sabor=` (R52). 0 when the buying box has no such flavour: whoever
 * follows an old link finds the product itself.
 */
export function flavourOf({ hasFlavours, flavours }: BuyOption, sabor = ''): number {
  const id = Number(sabor)
  return hasFlavours && flavours.some((flavour) => flavour.id === id) ? id : 0
}

/**
 * The pictures of a product page: the product's own, then those of the flavours that it can be bought in. That of the
 * flavour that the page begins with comes first.
 */
export function galleryPictures(
  { name, pictures }: Product,
  { flavours }: BuyOption,
  flavour = 0,
): Product['pictures'] {
  const own = new Set(pictures.map(({ src }) => src))
  const more = flavours.filter(({ picture }) => picture && !own.has(picture))
  const all = [...pictures, ...more.map(({ picture, name: of }) => ({ src: picture, alt: `${name}, ${of}` }))]
  const first = flavours.find(({ id }) => id === flavour)?.picture
  return first ? all.toSorted((a, b) => Number(b.src === first) - Number(a.src === first)) : all
}
