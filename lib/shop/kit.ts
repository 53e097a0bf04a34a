import { roundHalfUp, type Cents } from './money.ts'

/** One flavour, or pair of flavours, that a kit can be bought in (spec section 3, Variation). */
export interface Flavour {
  id: number
  name: string
  picture: string
  inStock: boolean
}

/** A kit of pots as the shop shows it (spec section 3, Kit / list). */
export interface Kit {
  id: string
  itemId: number
  line: string
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
  pictures: string[]
  color: string
  description: string
  topics: string[]
  nutrition: string
  flavourText: string
}

/** The id that is sent for a kit: the chosen flavour's, 0 while one is missing, the kit's own without flavours (spec section 5). */
export function chosenItem(kit: Pick<Kit, 'hasFlavours' | 'flavours' | 'itemId'>, flavourId: number): number {
  if (!kit.hasFlavours) return kit.itemId
  return kit.flavours.some(({ id, inStock }) => id === flavourId && inStock) ? flavourId : 0
}

/** The price of one pot at 20 % off, as kit cards promise it above the goal (decisions P17). */
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
