import type { Level } from '../contract/levels.ts'
import { kitName, canBuy, type Kit } from '../shop/kit.ts'
import type { ListedProduct } from '../shop/listing.ts'
import type { Cents } from '../shop/money.ts'
import type { Offer } from '../shop/offer.ts'
import type { Product } from '../shop/product.ts'
import { catalogueId, type ItemList, type AnalyticsItem } from './item.ts'

/** The id of the element that holds a page's analytics payload. */
export const PAYLOAD_ID = 'dados-da-pagina'

/** An item of a payload. Common values are left out, to keep pages small (T12). */
export interface PayloadItem {
  id: string
  name: string
  /** Undefined without a price. */
  price?: Cents
  /** Without the language prefix. */
  path: string
  category?: string
  brand?: string
  /** The flavour that the page shows. */
  variant?: string
  isSoldOut?: true
}

/** The variant that a product page shows: its kit's size, '' without kits, and its flavour, '' without flavours. */
interface ShownVariant {
  sku: string
  id: number
  kit: string
  name: string
}

/** The data of a page for its analytics events (spec section 4, Page data events). */
export interface AnalyticsPayload {
  nivel: Level
  /** The brand of every item without its own. */
  brand: string
  product?: PayloadItem
  list?: ItemList & { items: PayloadItem[] }
}

/**
 * The payload of a product page, with the offer of its buy box. The item's id is the product's sku, which is also the sku of one of
 * its flavours: the feed has an item for each flavour but none for the product, so an ad catalogue could not match the product's id.
 * A page that shows a variant has that one's id and, as in the cart, the kit's name.
 */
export function productPayload(
  product: Product,
  offer: Offer | undefined,
  brand: string,
  shown?: ShownVariant,
): AnalyticsPayload {
  const nivel = 'product/detail'
  if (!offer) return { nivel, brand }
  const { id, sku, name, path } = product
  const own = product.brand.name
  const category = slugOf(product.category.at(-1) ?? '')
  const item: PayloadItem = {
    id: shown ? catalogueId(shown.sku, shown.id) : catalogueId(sku, id),
    name: shown?.kit ? `${name}, ${shown.kit}` : name,
    price: offer.price,
    path,
    ...(category && { category }),
    ...(shown?.name && { variant: shown.name }),
    ...(own && own !== brand && { brand: own }),
    ...(!offer.inStock && { isSoldOut: true }),
  }
  return { nivel, brand, product: item }
}

// Listings send category slugs, so a product's category becomes one too.
function slugOf(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
}

/** The payload of a page with a list of kits, such as the home page. */
export function kitListPayload(
  nivel: Level,
  list: ItemList,
  kits: readonly Pick<
    Kit,
    'itemId' | 'skus' | 'name' | 'title' | 'price' | 'path' | 'line' | keyof Parameters<typeof canBuy>[0]
  >[],
  brand: string,
): AnalyticsPayload {
  const items = kits.map((kit) => ({
    // The sku of the first flavour, because the kit's own id is that flavour's id (contract 4.4).
    id: catalogueId(kit.skus?.[0], kit.itemId),
    name: kitName(kit),
    ...(kit.price !== undefined && { price: kit.price }),
    path: kit.path,
    ...(kit.line && { category: kit.line }),
    ...(!canBuy(kit) && { isSoldOut: true as const }),
  }))
  return { nivel, brand, list: { ...list, items } }
}

/** The payload of a page of a listing or of search results. */
export function listingPayload(
  nivel: Level,
  list: ItemList,
  products: readonly Pick<ListedProduct, 'id' | 'sku' | 'name' | 'price' | 'path' | 'category' | 'inStock'>[],
  brand: string,
): AnalyticsPayload {
  const items = products.map(({ id, sku, name, price, path, category, inStock }) => ({
    id: catalogueId(sku, id),
    name,
    ...(price !== undefined && { price }),
    path,
    ...(category && { category }),
    ...(!inStock && { isSoldOut: true as const }),
  }))
  return { nivel, brand, list: { ...list, items } }
}

/** Parses the text of a page's payload element; `undefined` when it is missing or unreadable. */
export function parsePayload(text: string | null | undefined): AnalyticsPayload | undefined {
  try {
    const payload: unknown = JSON.parse(text ?? '')
    return typeof payload === 'object' && payload !== null && 'nivel' in payload
      ? (payload as AnalyticsPayload)
      : undefined
  } catch {
    return undefined
  }
}

/** The analytics item of a payload item; `address` turns its path into an absolute URL. */
export function itemOfPayload(
  item: PayloadItem,
  brand: string,
  address: (path: string) => string,
): AnalyticsItem {
  return {
    id: item.id,
    name: item.name,
    price: item.price,
    quantity: 1,
    brand: item.brand ?? brand,
    category: item.category ?? '',
    variant: item.variant ?? '',
    inStock: !item.isSoldOut,
    url: address(item.path),
    image: '',
  }
}
