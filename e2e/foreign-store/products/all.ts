import { BOOKS } from './books.ts'
import { CLOTHES } from './clothes.ts'
import { COFFEE } from './coffee.ts'
import type { StoreProduct, Value } from './store-product.ts'
import { HARDWARE } from './hardware.ts'

/** Every product of the store, most popular first. */
export const STORE_PRODUCTS: readonly StoreProduct[] = [...HARDWARE, ...CLOTHES, ...BOOKS, ...COFFEE]

const byId = new Map(STORE_PRODUCTS.map((product) => [product.id, product]))
const byPath = new Map(STORE_PRODUCTS.map((product) => [product.path, product]))

export function productById(id: number): StoreProduct | undefined {
  return byId.get(id)
}

export function productAt(path: string): StoreProduct | undefined {
  return byPath.get(path)
}

/** The products that differ from this one only in `family.label`, itself included. */
export function sistersOf(product: StoreProduct): StoreProduct[] {
  const stem = (other: StoreProduct) => other.name.replace(other.family?.label ?? '', '')
  return product.family ? STORE_PRODUCTS.filter((other) => other.family && stem(other) === stem(product)) : []
}

/** The units that can be bought of a product, or of one of its values. */
export function stockOf(product: StoreProduct, value?: Value): number {
  if (product.status !== 'disponivel') return 0
  if (value) return value.stock
  return product.choice ? product.choice.values.reduce((sum, { stock }) => sum + stock, 0) : product.stock
}

/** The price of a product or of one of its values in cents; undefined when there is none. */
export function priceOf(product: StoreProduct, value?: Value): number | undefined {
  return product.status === 'sobConsulta' ? undefined : value ? value.price : product.price
}

/** Whether a product is bought on the store's own page, because the buyer enters or chooses something there (platform 3.3). */
export function needsOwnPage({ isPersonalised, isSet }: StoreProduct): boolean {
  return isPersonalised || isSet
}
