import { roundHalfUp, type Cents } from './money.ts'
import type { ShopSettings } from './settings.ts'

/** One flavour, or pair of flavours, that a kit can be bought in (spec section 3, Variation). */
export interface Flavour {
  id: number
  name: string
  picture: string
  inStock: boolean
  /** The flavours in it by the store's own keys, one for each pot or mix; they name the colours of its swatch. */
  keys?: readonly string[]
}

/** A kit of pots as the shop shows it (spec section 3, Kit / list). */
export interface Kit {
  id: string
  itemId: number
  line: string
  /** The product in it; kits of several products may stand side by side. */
  name?: string
  /** How much of it: '2 potes'. */
  title: string
  subtitle: string
  badge: string
  units: number
  /** The page of the kit's line, without language. */
  path: string
  /** The address that `url/list/detail` knows the kit by. */
  listPath: string
  inStock: boolean
  price: Cents
  /** The price before the offer; nothing when it is not above the price. */
  priceFrom: Cents | undefined
  hasFlavours: boolean
  flavours: Flavour[]
  /** The store's numbers of the flavours, in their order. */
  skus?: readonly string[]
  /** Their numbers of goods as the store wrote them, in the same order; '' for one that it does not say. */
  eans?: readonly string[]
  pictures: string[]
  color: string
  description: string
  topics: string[]
  nutrition: string
  flavourText: string
}

/** A kit's whole name: 'Colágeno Chocolate, 2 potes'. */
export function kitName({ name, title }: Pick<Kit, 'name' | 'title'>): string {
  return name && name !== title ? `${name}, ${title}` : title
}

/** What of the settings a price is told by. */
export type PriceSettings = Pick<ShopSettings, 'terms' | 'goal' | 'english'>

/** Whether something can be bought at all: a kit whose flavours are all gone cannot (P26). */
export function canBuy({
  inStock,
  hasFlavours,
  flavours,
}: Pick<Kit, 'inStock' | 'hasFlavours' | 'flavours'>): boolean {
  return inStock && (!hasFlavours || flavours.some((flavour) => flavour.inStock))
}

/** The id that is sent for a kit: the chosen flavour's, 0 while one is missing, the kit's own without flavours (spec section 5). */
export function chosenItem(kit: Pick<Kit, 'hasFlavours' | 'flavours' | 'itemId'>, flavourId: number): number {
  if (!kit.hasFlavours) return kit.itemId
  return kit.flavours.some(({ id, inStock }) => id === flavourId && inStock) ? flavourId : 0
}

/** The price of one pot at 20 % off, as kit cards promise it above the goal (P17). */
export function pricePerPotAtGoal(price: Cents, pots: number, percent = 20): Cents {
  return roundHalfUp((price * (100 - percent)) / (100 * Math.max(1, pots)))
}

/** What the offer saves, in cents and whole per cent; nothing when there is no higher price before it. */
export function saving(
  price: Cents,
  from: Cents | undefined,
): { amount: Cents; percent: number } | undefined {
  if (from === undefined || from <= price) return undefined
  return { amount: from - price, percent: roundHalfUp(((from - price) / from) * 100) }
}
