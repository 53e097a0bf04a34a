import type { CartItem, ShopCart } from './cart.ts'
import { cheapestPacking } from './cheapest-packing.ts'
import { canBuy, type Kit } from './kit.ts'
import { swapsIn, type KitSwap, type OfferedKit } from './packing-swaps.ts'
import type { ShopSettings } from './settings.ts'
import { isPlainKit, sizedLine, sizesOf, type SizedLine } from './sized-kits.ts'

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
