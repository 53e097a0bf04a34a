import type { CartItem } from './cart.ts'
import type { Held } from './cheapest-packing.ts'
import type { Flavour, Kit } from './kit.ts'
import type { Packages } from './package-space.ts'

/** A kit in one of its flavours, with its packages. */
export interface SizedKit {
  kit: Kit
  flavour: Flavour | undefined
  packages: Packages
}

/** A line of the cart with its packages and what its units are worth. */
export interface SizedLine extends Held {
  item: CartItem
}

/** A kit in each of its flavours. Without those that mix flavours, unless there is one package of each: only then their numbers are known. */
export function sizesOf(kit: Kit): SizedKit[] {
  if (kit.units < 1) return []
  if (!kit.hasFlavours) return [{ kit, flavour: undefined, packages: new Map([['', kit.units]]) }]
  return kit.flavours.flatMap((flavour) => {
    const keys = [...new Set(flavour.keys)]
    if (keys.length !== 1 && keys.length !== kit.units) return []
    return [{ kit, flavour, packages: new Map(keys.map((key) => [key, kit.units / keys.length])) }]
  })
}

/** A line with its packages; none at another price than that of its kit: the kits may be out of date, or those of other items. */
export function sizedLine(item: CartItem, kits: readonly SizedKit[]): SizedLine[] {
  const { hash, quantity, price, total } = item
  const own = kits.find(({ kit, flavour }) => (flavour?.id ?? kit.itemId) === Number(hash.idProduto))
  if (!own || !isPlainKit(item) || total === undefined || price !== own.kit.price) return []
  // A discount of the store on the whole line may be smaller for fewer units.
  const each = Math.min(price ?? 0, Math.floor(total / quantity))
  const worthOf = (units: number) => (units === quantity ? total : each * units)
  return [{ item, packages: own.packages, quantity, worthOf }]
}

/** Whether a line has the packages of its kit: one that the shopper has built has its own in `adicional`, a product with variations has one in `idAtributoSimples`. */
export function isPlainKit({ kind, hash, isReadOnly }: CartItem): boolean {
  return kind === 'lista' && !isReadOnly && !hash['adicional'] && !Number(hash['idAtributoSimples'] ?? 0)
}
