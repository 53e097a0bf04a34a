import { BOOKS } from './books.ts'
import { CLOTHES } from './clothes.ts'
import { COFFEE } from './coffee.ts'
import type { Good, Value } from './good.ts'
import { HARDWARE } from './hardware.ts'

/** Every product of the store, most popular first. */
export const GOODS: readonly Good[] = [...HARDWARE, ...CLOTHES, ...BOOKS, ...COFFEE]

const byId = new Map(GOODS.map((one) => [one.id, one]))
const byPath = new Map(GOODS.map((one) => [one.path, one]))

export function goodById(id: number): Good | undefined {
  return byId.get(id)
}

export function goodAt(path: string): Good | undefined {
  return byPath.get(path)
}

/** The products that differ from this one only in what `family.label` says, itself included. */
export function sistersOf(one: Good): Good[] {
  const stem = (other: Good) => other.name.replace(other.family?.label ?? '', '')
  return one.family ? GOODS.filter((other) => other.family && stem(other) === stem(one)) : []
}

/** The units that can be bought of a product, or of one of its values. */
export function stockOf(one: Good, value?: Value): number {
  if (one.status !== 'disponivel') return 0
  if (value) return value.stock
  return one.choice ? one.choice.values.reduce((sum, { stock }) => sum + stock, 0) : one.stock
}

/** The price of a product or of one of its values in cents; undefined when there is none. */
export function priceOf(one: Good, value?: Value): number | undefined {
  return one.status === 'sobConsulta' ? undefined : value ? value.price : one.price
}
