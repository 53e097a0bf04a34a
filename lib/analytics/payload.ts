import type { Level } from '../contract/levels.ts'
import { kitName, canBuy, type Kit } from '../shop/kit.ts'
import type { ListedProduct } from '../shop/listing.ts'
import type { Cents } from '../shop/money.ts'
import type { Offer } from '../shop/offer.ts'
import type { Product } from '../shop/product.ts'
import { catalogueId, type ItemList, type AnalyticsItem } from './item.ts'

/** The element that holds the payload of a page. */
export const PAYLOAD_ID = 'dados-da-pagina'

/** An item as a page says it: what most of them have in common is left out, pages repeat it (T12). */
export interface PayloadItem {
  id: string
  name: string
  price: Cents
  /** Without language. */
  path: string
  category?: string
  brand?: string
  isGone?: true
}

/** What the events of a page need to know of it (spec section 4, Page data events). */
export interface AnalyticsPayload {
  nivel: Level
  /** The brand of every item that names no other. */
  brand: string
  product?: PayloadItem
  list?: ItemList & { items: PayloadItem[] }
}

/**
 * A product page, whose offer is that of its buying box. Its sku is that of the flavour that it is named after, which the
 * feed sells under it; the group of the flavours is nothing that the feed sells, so no catalogue would find it.
 */
export function productPayload(product: Product, offer: Offer | undefined, brand: string): AnalyticsPayload {
  const nivel = 'product/detail'
  if (!offer) return { nivel, brand }
  const { id, sku, name, path } = product
  const own = product.brand.name
  const category = slugOf(product.category.at(-1) ?? '')
  const item: PayloadItem = {
    id: catalogueId(sku, id),
    name,
    price: offer.price,
    path,
    ...(category && { category }),
    ...(own && own !== brand && { brand: own }),
    ...(!offer.inStock && { isGone: true }),
  }
  return { nivel, brand, product: item }
}

// Listings name categories by their slugs.
function slugOf(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
}

/** A page whose kits are what it is about, such as the home page. */
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
    // Its first flavour's, as its own number is (contract 4.4).
    id: catalogueId(kit.skus?.[0], kit.itemId),
    name: kitName(kit),
    price: kit.price,
    path: kit.path,
    ...(kit.line && { category: kit.line }),
    ...(!canBuy(kit) && { isGone: true as const }),
  }))
  return { nivel, brand, list: { ...list, items } }
}

/** A page of a listing or of search results. */
export function listingPayload(
  nivel: Level,
  list: ItemList,
  products: readonly Pick<ListedProduct, 'id' | 'sku' | 'name' | 'price' | 'path' | 'category' | 'inStock'>[],
  brand: string,
): AnalyticsPayload {
  const items = products.map(({ id, sku, name, price, path, category, inStock }) => ({
    id: catalogueId(sku, id),
    name,
    price,
    path,
    ...(category && { category }),
    ...(!inStock && { isGone: true as const }),
  }))
  return { nivel, brand, list: { ...list, items } }
}

/** The payload that a page's element holds; nothing without one, or when it is unreadable. */
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

/** An item of a page as events tell it; `address` makes its path a whole address. */
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
    variant: '',
    inStock: !item.isGone,
    url: address(item.path),
    image: '',
  }
}
