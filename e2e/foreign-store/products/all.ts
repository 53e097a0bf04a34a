import { BOOKS } from './books.ts'
import { CLOTHES } from './clothes.ts'
import { COFFEE } from './coffee.ts'
import type { StoreProduct, Value } from './store-product.ts'
import { HARDWARE } from './hardware.ts'

/** Every product of the store, most popular first. */
export const STORE_PRODUCTS: readonly StoreProduct[] = [...HARDWARE, ...CLOTHES, ...BOOKS, ...COFFEE]

const byId = new Map(STORE_PRODUCTS.map((product) => [product.id, product]))
const byPath = new Map(STORE_PRODUCTS.map((product) => [product.path, product]))

/** The product with an id. */
export function productById(id: number): StoreProduct | undefined {
  return byId.get(id)
}

/** The product whose page has a path. */
export function productAt(path: string): StoreProduct | undefined {
  return byPath.get(path)
}

/** The sibling products of a product, itself included: their names differ only in `family.label`. */
export function siblingsOf(product: StoreProduct): StoreProduct[] {
  const nameWithoutLabel = (other: StoreProduct) => other.name.replace(other.family?.label ?? '', '')
  if (!product.family) return []
  const shared = nameWithoutLabel(product)
  return STORE_PRODUCTS.filter((other) => other.family && nameWithoutLabel(other) === shared)
}

/** The number of units of a product, or of one value of its choice, that can be bought. */
export function stockOf(product: StoreProduct, value?: Value): number {
  if (product.status !== 'disponivel') return 0
  if (value) return value.stock
  return product.choice ? product.choice.values.reduce((sum, { stock }) => sum + stock, 0) : product.stock
}

/** The price in cents of a product, or of one value of its choice; undefined without a price. */
export function priceOf(product: StoreProduct, value?: Value): number | undefined {
  return product.status === 'sobConsulta' ? undefined : value ? value.price : product.price
}

/** Whether a product can be bought only on the store's own page, where the buyer enters a text or chooses its parts (platform 3.3). */
export function needsOwnPage({ isPersonalized, isSet }: StoreProduct): boolean {
  return isPersonalized || isSet
}
