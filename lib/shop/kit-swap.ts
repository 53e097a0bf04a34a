import type { CartItem, ShopCart } from './cart.ts'
import type { CartLine } from './cart-line.ts'
import { cheapestPacking, type Held, type Packages, type Packing } from './cheapest-packing.ts'
import { canBuy, type Flavour, type Kit } from './kit.ts'
import type { Cents } from './money.ts'
import type { ShopSettings } from './settings.ts'

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

interface SizedKit {
  kit: Kit
  flavour: Flavour | undefined
  packages: Packages
}

interface SizedLine extends Held {
  item: CartItem
}

interface OfferedKit extends SizedKit {
  price: Cents
}

/** More lines of one product are not compared: the number of their combinations grows fast. */
const MAX_LINES = 12

/**
 * The swaps of a cart for the cheapest kits with the same packages, the largest saving first; a line is in at most one of them.
 * `kitsAt` has the kits of each page of a product.
 */
export function kitSwaps(
  cart: Pick<ShopCart, 'items' | 'subtotal' | 'coupon'>,
  kitsAt: ReadonlyMap<string, readonly Kit[]>,
  settings: Pick<ShopSettings, 'goal' | 'freeShippingFrom' | 'purchaseLimit'>,
): KitSwap[] {
  const paths = new Set(cart.items.flatMap(({ path }) => path ?? []))
  const found = [...paths].flatMap((path) => {
    const products = Map.groupBy(kitsAt.get(path) ?? [], ({ line, name }) => JSON.stringify([line, name]))
    const items = cart.items.filter((item) => item.path === path)
    return [...products.values()].flatMap((kits) =>
      swapsOf(items, kits, (swap) => losesMore(cart, swap, settings)),
    )
  })
  // Of a cart that no order can take (P15), only swaps after which one can.
  const most = settings.purchaseLimit ?? Infinity
  return found
    .filter((swap) => (cart.subtotal ?? 0) - saving(swap) <= most)
    .sort((a, b) => saving(b) - saving(a))
}

/** The kits of a swap with their quantities, to tell it from others. */
export function swapKey({ kits }: Pick<KitSwap, 'kits'>): string {
  return kits.map(({ line }) => `${line.idProduto}x${line.quantidade}`).join('-')
}

/** The pages whose kits `kitSwaps` needs: those of a product of which the cart has two packages or more. */
export function pathsToCompare(items: readonly CartItem[]): string[] {
  const counts = new Map<string, number>()
  for (const item of items)
    if (item.path && isPlainKit(item)) counts.set(item.path, (counts.get(item.path) ?? 0) + item.quantity)
  return [...counts].flatMap(([path, count]) => (count > 1 ? [path] : []))
}

const saving = ({ priceNow, price }: KitSwap) => priceNow - price

// A kit that the shopper has built has its packages in `adicional`, a product with variations has one in `idAtributoSimples`.
function isPlainKit({ kind, hash, isReadOnly }: CartItem): boolean {
  return kind === 'lista' && !isReadOnly && !hash['adicional'] && !Number(hash['idAtributoSimples'] ?? 0)
}

// Where the cheapest kits together lose more than they save, the best single one, as often as that loses nothing.
function swapsOf(
  items: readonly CartItem[],
  kits: readonly Kit[],
  losesMore: (swap: KitSwap) => boolean,
): KitSwap[] {
  const sized = kits.flatMap(sizesOf)
  const lines = items.flatMap((item) => sizedLine(item, sized)).slice(0, MAX_LINES)
  const offered = sized.flatMap((each): OfferedKit[] => {
    const { kit, flavour } = each
    if (!canBuy(kit) || kit.price === undefined || flavour?.inStock === false) return []
    return [{ ...each, price: kit.price }]
  })
  const swaps = cheapestSwaps(lines, offered)
  if (!swaps.some(losesMore)) return swaps
  const allowed = (kits: readonly OfferedKit[], atMost: number) =>
    cheapestSwaps(lines, kits, atMost)
      .filter((swap) => !losesMore(swap))
      .toSorted((a, b) => saving(b) - saving(a))
  const best = offered
    .flatMap((kit) => allowed([kit], 1).map((swap) => ({ kit, swap })))
    .toSorted((a, b) => saving(b.swap) - saving(a.swap))[0]
  if (!best) return []
  for (let units = 2; ; units++) {
    const [more] = allowed([best.kit], units)
    if (!more || saving(more) <= saving(best.swap)) return [best.swap]
    best.swap = more
  }
}

// Where flavours have too many combinations, each is compared on its own, without the lines and kits that mix them.
function cheapestSwaps(lines: readonly SizedLine[], kits: readonly OfferedKit[], atMost?: number): KitSwap[] {
  const packing = cheapestPacking(lines, kits, atMost)
  if (packing) return swapsIn(packing, lines, kits)
  const single = lines.filter(({ packages }) => packages.size === 1)
  const flavours = Map.groupBy(single, ({ packages }) => [...packages.keys()][0]!)
  return [...flavours.values()].flatMap((own) => {
    const each = cheapestPacking(own, kits, atMost)
    return each ? swapsIn(each, own, kits) : []
  })
}

// What a packing changes, in parts that have no flavour in common: each is a swap of its own, near its lines.
function swapsIn(
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

// Of a kit with several flavours the number of packages of each is known only if there is one of each.
function sizesOf(kit: Kit): SizedKit[] {
  if (kit.units < 1) return []
  if (!kit.hasFlavours) return [{ kit, flavour: undefined, packages: new Map([['', kit.units]]) }]
  return kit.flavours.flatMap((flavour) => {
    const keys = [...new Set(flavour.keys)]
    if (keys.length !== 1 && keys.length !== kit.units) return []
    return [{ kit, flavour, packages: new Map(keys.map((key) => [key, kit.units / keys.length])) }]
  })
}

// A line at another price than that of its kit is not compared: the kits may be out of date, or those of other items.
function sizedLine(item: CartItem, kits: readonly SizedKit[]): SizedLine[] {
  const { hash, quantity, price, total } = item
  const own = kits.find(({ kit, flavour }) => (flavour?.id ?? kit.itemId) === Number(hash.idProduto))
  if (!own || !isPlainKit(item) || total === undefined || price !== own.kit.price) return []
  // A discount of the store on the whole line may be smaller for fewer units.
  const each = Math.min(price ?? 0, Math.floor(total / quantity))
  const worthOf = (units: number) => (units === quantity ? total : each * units)
  return [{ item, packages: own.packages, quantity, worthOf }]
}

// A smaller subtotal may lose a discount, free shipping or a coupon that is worth more (P18, contract 4.20).
function losesMore(
  { subtotal = 0, coupon }: Pick<ShopCart, 'subtotal' | 'coupon'>,
  swap: KitSwap,
  { goal, freeShippingFrom }: Pick<ShopSettings, 'goal' | 'freeShippingFrom'>,
): boolean {
  const after = subtotal - saving(swap)
  const minimum = coupon?.applies ? coupon.minimum : undefined
  return [goal?.goal, freeShippingFrom, minimum].some(
    (limit) => limit !== undefined && subtotal >= limit && after < limit,
  )
}
