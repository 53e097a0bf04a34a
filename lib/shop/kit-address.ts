import type { Flavour, Kit } from './kit.ts'
import { isOpenKit, preselectedItem } from './product.ts'

const isSame = (a: readonly string[] = [], b: readonly string[] = []) =>
  a.length > 0 && a.toSorted().join() === b.toSorted().join()

/** The flavour in stock of a kit that has the same keys as the chosen one; undefined without one. */
export function flavourLike({ hasFlavours, flavours }: Kit, chosen?: Flavour): Flavour | undefined {
  return hasFlavours ? flavours.find(({ keys, inStock }) => inStock && isSame(keys, chosen?.keys)) : undefined
}

/** What follows the path in a kit's address (R52): with the chosen flavour, if the kit has it in stock. Otherwise the shopper has to choose one there. */
export function kitQuery(kit: Kit, chosen?: Flavour): string {
  const same = flavourLike(kit, chosen)
  if (same) return `?sabor=${same.id}`
  return isOpenKit(kit) ? `?kit=${kit.itemId}` : `?sabor=${preselectedItem(kit)}`
}
