import type { Flavour, Kit } from './kit.ts'
import { UNCHOSEN } from './unchosen.ts'
import { preselectedItem } from './product.ts'

const isSame = (a: readonly string[] = [], b: readonly string[] = []) =>
  a.length > 0 && a.toSorted().join() === b.toSorted().join()

/** The flavour in stock of a kit that has the same keys as the chosen one; undefined without one. */
export function flavourLike({ hasFlavours, flavours }: Kit, chosen?: Flavour): Flavour | undefined {
  return hasFlavours ? flavours.find(({ keys, inStock }) => inStock && isSame(keys, chosen?.keys)) : undefined
}

/**
 * What follows the path in a kit's address (R52): with the chosen flavour, if the kit has it in stock. Otherwise the browser
 * shows the kit with no flavour chosen, and a page without scripts has the first one in stock.
 */
export function kitQuery(kit: Kit, chosen?: Flavour): string {
  const same = flavourLike(kit, chosen)
  if (same) return `?sabor=${same.id}`
  return `?sabor=${preselectedItem(kit)}${kit.hasFlavours && kit.flavours.length > 1 ? UNCHOSEN : ''}`
}
