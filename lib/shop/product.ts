import type { CartLine } from './cart-line.ts'
import type { Flavour, Kit } from './kit.ts'
import type { Cents } from './money.ts'

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

/** How a product is bought: as the one of its kits with the fewest pots, else as itself (decisions P5). */
export function buyOption(
  product: Product,
  kits: Kit[],
): BuyOption & Partial<Pick<Kit, 'title' | 'listPath'>> {
  const [kit] = kits.toSorted((a, b) => a.units - b.units)
  if (kit) {
    // Only what the buy box needs: it is repeated in the page's payload (decisions T12).
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

/** The pictures of a product page: the product's own, then those of the flavours that it can be bought in. */
export function galleryPictures({ name, pictures }: Product, { flavours }: BuyOption): Product['pictures'] {
  const own = new Set(pictures.map(({ src }) => src))
  const more = flavours.filter(({ picture }) => picture && !own.has(picture))
  return [...pictures, ...more.map((flavour) => ({ src: flavour.picture, alt: `${name}, ${flavour.name}` }))]
}
