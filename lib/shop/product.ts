import type { ItemKind } from './cart-line.ts'
import { canBuy, type Flavour, type Kit } from './kit.ts'
import type { Cents } from './money.ts'
import { offerOf, type Offer } from './offer.ts'
import type { ItemPrice } from './price.ts'
import type { ProductQuestion } from './question.ts'
import type { TopicReviews } from './review.ts'
import type { SafeHtml } from '../text/safe-html.ts'
import {
  canBuyVariation,
  lowestPrices,
  type CartItemRequest,
  type ProductPicture,
  type SiblingProduct,
  type VariationChoice,
} from './variation.ts'

/** Whether a product can be bought; one sold on request has no price (platform 3.3). */
export type Availability = 'available' | 'soldOut' | 'onRequest'

/** The item that a buy button adds to the cart: a kit, or a product that has no kits. */
export interface BuyOption {
  kind: ItemKind
  itemId: number
  hasFlavours: boolean
  flavours: Flavour[]
  /** Undefined without a price. */
  price: Cents | undefined
  priceFrom: Cents | undefined
  upfront?: ItemPrice['upfront']
  /** The store's own installment options; undefined when the terms of the settings apply, as for kits. */
  installments?: ItemPrice['installments']
  inStock: boolean
  units: number
  unit?: Kit['unit']
  /** Set when the price is on request. */
  isOnRequest?: boolean
  /** The variations, of which the shopper chooses one; their prices and stock replace those above. */
  choice?: VariationChoice | undefined
  /** The store's own cart request for one unit; empty when the store sends none, and with variations. */
  cartItems?: CartItemRequest[]
}

/** A product with everything that its page shows (spec section 3, Product). */
export interface Product extends ItemPrice {
  id: number
  name: string
  path: string
  /** The brand, with the path of its listing, without language; undefined when the store has no listing. */
  brand: { name: string; path: string | undefined }
  sku: string
  /** The manufacturer's part number; '' when the store does not state it. */
  mpn: string
  /** Unchecked; `gtinOf` parses it. */
  ean: string
  /** Names of its category and that category's ancestors, the top category first. */
  category: string[]
  availability: Availability
  inStock: boolean
  /** Whether it needs input that only the store's own page supports, such as a name to embroider (platform 3.3). */
  asksForInput?: true
  color: string
  /** Without HTML. */
  shortDescription: string
  /** The description without HTML. */
  paragraphs: string[]
  /** The description as sanitized HTML; '' when it is plain text, which `paragraphs` has. */
  descriptionHtml: SafeHtml | ''
  topics: string[]
  howToUse: string
  ingredients: string
  nutrition: string
  nutritionTable: { nutrient: string; amount: string; dailyValue: string }[]
  /** Facts that the store shows, such as measures. */
  specifications: Specification[]
  /** The attribute in which its sibling products differ, with its own value. */
  size: { label: string; value: string } | undefined
  siblings: SiblingProduct[]
  pictures: ProductPicture[]
  /** The items of its kits; only the embedded store has them. */
  flavours: Flavour[]
  choice: VariationChoice | undefined
  /** The store's own cart request for one unit of a product without variations; empty when the store sends none. */
  cartItems: CartItemRequest[]
  /** Published questions, newest first. */
  questions: ProductQuestion[]
  /** The store's own reviews; shown when the shop has no reports API (platform 3.7). */
  storeReviews: TopicReviews
}

/** A group of facts about a product, such as its measures. */
interface Specification {
  name: string
  rows: { label: string; value: string }[]
}

/**
 * The buy option of a product page: the kit that the address selects, or the one with the fewest units; without kits the product
 * itself (P5, R52).
 */
export function buyOption(
  product: Product,
  kits: readonly Kit[],
  sabor = '',
): BuyOption & Partial<Pick<Kit, 'title' | 'listPath'>> {
  const kit = selectedKit(kits, sabor) ?? smallestKit(kits)
  if (kit) {
    // Only the fields that the buy box needs: props of client components are sent to the browser in addition to the HTML (T12).
    const {
      itemId,
      hasFlavours,
      flavours,
      price,
      priceFrom,
      upfront,
      installments,
      inStock,
      units,
      unit,
      title,
      listPath,
    } = kit
    const prices = { price, priceFrom, upfront, ...(installments && { installments }) }
    return { kind: 'lista', itemId, hasFlavours, flavours, ...prices, inStock, units, unit, title, listPath }
  }
  const flavours = product.flavours.filter(({ id }) => id > 0)
  const { id, inStock, availability, choice, cartItems } = product
  const { price, priceFrom, upfront, installments } = choice ? lowestPrices(choice.values) : product
  return {
    kind: 'produto',
    itemId: id,
    hasFlavours: flavours.length > 1,
    flavours,
    price,
    priceFrom,
    upfront,
    installments,
    inStock: inStock && (!choice || choice.values.some(canBuyVariation)),
    units: 1,
    isOnRequest: availability === 'onRequest',
    ...(choice ? { choice } : { cartItems }),
  }
}

/** The id of the item that the address of a kit preselects: its first flavour in stock, or the kit itself (R52). */
export function preselectedItem({ itemId, hasFlavours, flavours }: Kit): number {
  if (!hasFlavours) return itemId
  return (flavours.find(({ inStock }) => inStock) ?? flavours[0])?.id ?? itemId
}

/** Whether the shopper has to choose a flavour of a kit; only such a kit has an address without a flavour. */
export function isOpenKit({ hasFlavours, flavours }: Kit): boolean {
  return hasFlavours && flavours.length > 1
}

/** The kit other than the smallest one that an address selects, with or without a flavour; undefined for any other variant (R52). */
export function selectedKit(kits: readonly Kit[], variant: string): Kit | undefined {
  const smallest = smallestKit(kits)
  if (!smallest || itemsOf(smallest).includes(variant)) return undefined
  return kits.find((kit) => kit !== smallest && [...itemsOf(kit), ...openKitsOf(kit)].includes(variant))
}

/** What addresses of a product page can select: the flavours of its buy option, the items of its other kits, and these without a flavour (R52). */
export function selectableVariants(product: Product, kits: readonly Kit[]): string[] {
  const option = buyOption(product, kits)
  const flavours = option.flavours.map(({ id }) => String(id)).filter((id) => flavourOf(option, id) > 0)
  const others = kits.flatMap((kit) => [...itemsOf(kit), ...openKitsOf(kit)])
  return [...new Set([...flavours, ...others.filter((variant) => selectedKit(kits, variant))])]
}

function itemsOf({ hasFlavours, flavours, itemId }: Kit): string[] {
  return hasFlavours ? flavours.map(({ id }) => String(id)) : [String(itemId)]
}

// As variantIn in lib/routes/page-query.ts reads it from an address.
function openKitsOf(kit: Kit): string[] {
  return isOpenKit(kit) ? [`kit-${kit.itemId}`] : []
}

/** The kit with the fewest units, which a product page sells unless its address selects another one; undefined without kits. */
export function smallestKit(kits: readonly Kit[]): Kit | undefined {
  return kits.toSorted((a, b) => a.units - b.units)[0]
}

/** The offer of a product page: price and availability of its buy option (R46). */
export function pageOffer(product: Product, kits: readonly Kit[], sabor = ''): Offer | undefined {
  const option = buyOption(product, kits, sabor)
  return offerOf({ ...option, inStock: canBuy(option) })
}

/**
 * The id of the flavour that `?sabor=` selects (R52); 0 when the buy option has no such flavour, so an outdated link shows
 * the product without a selection.
 */
export function flavourOf({ hasFlavours, flavours }: BuyOption, sabor = ''): number {
  const id = Number(sabor)
  return hasFlavours && flavours.some((flavour) => flavour.id === id) ? id : 0
}

/** The flavour whose picture a product page begins with: the selected one, or the first of a kit other than the smallest; 0 for none. */
export function shownFlavour(
  { itemId, flavours }: Pick<BuyOption, 'itemId' | 'flavours'>,
  kits: readonly Kit[],
  flavour = 0,
): number {
  const isSmallest = (smallestKit(kits)?.itemId ?? itemId) === itemId
  return flavour || (isSmallest ? 0 : (flavours[0]?.id ?? 0))
}

/**
 * The pictures of a product page: the product's, then those of its flavours. The picture of the selected flavour comes
 * first.
 */
export function galleryPictures(
  { name, pictures }: Product,
  { flavours }: BuyOption,
  flavour = 0,
): ProductPicture[] {
  const own = new Set(pictures.map(({ src }) => src))
  const more = flavours.filter(({ picture }) => picture && !own.has(picture))
  const all = [
    ...pictures,
    ...more.map(({ picture, name: flavourName }) => ({ src: picture, alt: `${name}, ${flavourName}` })),
  ]
  const first = flavours.find(({ id }) => id === flavour)?.picture
  return first ? all.toSorted((a, b) => Number(b.src === first) - Number(a.src === first)) : all
}
