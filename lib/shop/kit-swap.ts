import type { CartItem, ShopCart } from './cart.ts'
import type { CartLine } from './cart-line.ts'
import { canBuy, type Flavour, type Kit } from './kit.ts'
import type { Cents } from './money.ts'
import type { ShopSettings } from './settings.ts'

/** Units of a cart's lines that cost more than one kit with the same packages in the same flavours. */
export interface KitSwap {
  /** In the order of the cart, each with the quantity that the kit replaces; other units of a line stay. */
  lines: CartItem[]
  /** The request that adds the kit. */
  kit: CartLine
  title: string
  price: Cents
  /** What those units cost. */
  priceNow: Cents
  /** The units of those lines that stay in the cart. */
  rest: number
}

/** Packages by flavour; '' for a product without flavours. */
type Packages = ReadonlyMap<string, number>

interface SizedKit {
  kit: Kit
  flavour: Flavour | undefined
  packages: Packages
}

interface SizedLine {
  item: CartItem
  /** Of one unit. */
  packages: Packages
  costOf: (units: number) => Cents
}

interface Taken {
  line: SizedLine
  units: number
}

/** More lines of one product are not compared: the number of their combinations grows fast. */
const MAX_LINES = 12

/**
 * The swaps of a cart for cheaper kits of the same products, the largest saving first; a line is in at most one of them.
 * `kitsAt` has the kits of each page of a product.
 */
export function kitSwaps(
  cart: Pick<ShopCart, 'items' | 'subtotal' | 'coupon'>,
  kitsAt: ReadonlyMap<string, readonly Kit[]>,
  settings: Pick<ShopSettings, 'goal' | 'freeShippingFrom'>,
): KitSwap[] {
  const paths = new Set(cart.items.flatMap(({ path }) => path ?? []))
  const found = [...paths].flatMap((path) => {
    const products = Map.groupBy(kitsAt.get(path) ?? [], ({ line, name }) => JSON.stringify([line, name]))
    const items = cart.items.filter((item) => item.path === path)
    return [...products.values()].flatMap((kits) => swapsOf(items, kits))
  })
  const taken = new Set<string>()
  return found
    .filter((swap) => !losesMore(cart, swap, settings))
    .sort((a, b) => saving(b) - saving(a))
    .filter(({ lines }) => {
      if (lines.some(({ key }) => taken.has(key))) return false
      lines.forEach(({ key }) => taken.add(key))
      return true
    })
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

function swapsOf(items: readonly CartItem[], kits: readonly Kit[]): KitSwap[] {
  const sized = kits.flatMap(sizesOf)
  const lines = items.flatMap((item) => sizedLine(item, sized)).slice(0, MAX_LINES)
  return sized.flatMap(({ kit, flavour, packages }) => {
    if (!canBuy(kit) || kit.price === undefined || flavour?.inStock === false) return []
    const chosen = dearest(lines, packages)
    const priceNow = costOf(chosen ?? [])
    if (!chosen || priceNow <= kit.price) return []
    const title = packages.size > 1 && flavour ? `${kit.title} - ${flavour.name}` : kit.title
    const request = { idProduto: flavour?.id ?? kit.itemId, tipo: 'lista', quantidade: 1 } as const
    const replaced = chosen.map(({ line, units }) => ({ ...line.item, quantity: units }))
    const rest = chosen.reduce((sum, { line, units }) => sum + line.item.quantity - units, 0)
    return [{ lines: replaced, kit: request, title, price: kit.price, priceNow, rest }]
  })
}

// Of a kit with several flavours the number of packages of each is known only if there is one of each.
function sizesOf(kit: Kit): SizedKit[] {
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
  return [{ item, packages: own.packages, costOf: (units) => (units === quantity ? total : each * units) }]
}

// The units of lines that together are exactly these packages; of several combinations the one that costs most.
function dearest(lines: readonly SizedLine[], wanted: Packages): Taken[] | undefined {
  if (wanted.size === 0) return []
  const [line, ...rest] = lines
  if (!line) return undefined
  let best = dearest(rest, wanted)
  let missing = minus(wanted, line.packages)
  for (let units = 1; missing && units <= line.item.quantity; units++) {
    const others = dearest(rest, missing)
    const chosen = others && [{ line, units }, ...others]
    if (chosen && (!best || costOf(chosen) > costOf(best))) best = chosen
    missing = minus(missing, line.packages)
  }
  return best
}

const costOf = (taken: readonly Taken[]) =>
  taken.reduce((sum, { line, units }) => sum + line.costOf(units), 0)

// Subtracts packages; undefined when there are fewer than that.
function minus(packages: Packages, fewer: Packages): Packages | undefined {
  const rest = new Map(packages)
  for (const [key, count] of fewer) {
    const left = (rest.get(key) ?? 0) - count
    if (left < 0) return undefined
    if (left === 0) rest.delete(key)
    else rest.set(key, left)
  }
  return rest
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
