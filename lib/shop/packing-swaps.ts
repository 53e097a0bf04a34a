import type { CartItem } from './cart.ts'
import type { CartLine } from './cart-line.ts'
import type { Packing } from './cheapest-packing.ts'
import type { Cents } from './money.ts'
import type { Packages } from './package-space.ts'
import type { SizedKit, SizedLine } from './sized-kits.ts'

/** A kit that a swap adds. */
export interface SwapKit {
  /** The request that adds it, with its quantity. */
  line: CartLine
  title: string
  /** Of one unit. */
  price: Cents
}

/** Units of a cart's lines that cost more than kits with the same packages in the same flavours. */
export interface KitSwap {
  /** In the order of the cart, each with the quantity that the kits replace; other units of a line stay. */
  lines: CartItem[]
  kits: SwapKit[]
  /** What the kits cost together. */
  price: Cents
  /** What those units cost. */
  priceNow: Cents
  /** The units of those lines that stay in the cart. */
  rest: number
}

/** A kit that can be bought. */
export interface OfferedKit extends SizedKit {
  price: Cents
}

/** The swaps of a packing: what it changes, in parts that have no flavour in common, each near its lines. */
export function swapsIn(
  { kept, bought }: Packing,
  lines: readonly SizedLine[],
  kits: readonly OfferedKit[],
): KitSwap[] {
  const parts = withCommonKeys([
    ...lines.flatMap((line, index) => {
      const units = line.quantity - kept[index]!
      return units > 0 ? [{ keys: line.packages, line, units }] : []
    }),
    ...kits.flatMap((kit, index) => {
      const units = bought[index]!
      return units > 0 ? [{ keys: kit.packages, kit, units }] : []
    }),
  ])
  return parts.map((part) => {
    const taken = part.flatMap((each) => ('line' in each ? [each] : []))
    const added = part.flatMap((each) => ('kit' in each ? [each] : []))
    const isMixed = new Set(added.flatMap(({ keys }) => [...keys.keys()])).size > 1
    return {
      lines: taken.map(({ line, units }) => ({ ...line.item, quantity: units })),
      kits: added
        .toSorted((a, b) => b.kit.kit.units - a.kit.kit.units)
        .map(({ kit, units }) => swapKit(kit, units, isMixed)),
      price: added.reduce((sum, { kit, units }) => sum + kit.price * units, 0),
      priceNow: taken.reduce((sum, { line, units }) => sum + line.worthOf(units), 0),
      rest: taken.reduce((sum, { line, units }) => sum + line.quantity - units, 0),
    }
  })
}

// Where a swap has one flavour, its lines already say which.
function swapKit({ kit, flavour, price }: OfferedKit, quantity: number, isMixed: boolean): SwapKit {
  const title = isMixed && flavour ? `${kit.title} - ${flavour.name}` : kit.title
  return { line: { idProduto: flavour?.id ?? kit.itemId, tipo: 'lista', quantidade: quantity }, title, price }
}

// Groups things so that two with a key in common are in one group; in each the order stays.
function withCommonKeys<T extends { keys: Packages }>(things: readonly T[]): T[][] {
  const groups = things.reduce<T[][]>((before, thing) => {
    const touches = (group: T[]) =>
      group.some(({ keys }) => [...keys.keys()].some((key) => thing.keys.has(key)))
    return [...before.filter((group) => !touches(group)), [...before.filter(touches).flat(), thing]]
  }, [])
  return groups.map((group) => things.filter((thing) => group.includes(thing)))
}
