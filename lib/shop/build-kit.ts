import type { CartLine } from './cart-line.ts'
import type { Flavour } from './kit.ts'
import { roundHalfUp, type Cents } from './money.ts'

/** The fewest and the most pots of a kit that a shopper builds (P5). */
export const MIN_POTS = 2
export const MAX_POTS = 10

/** A kit that a shopper fills pot by pot; its price follows from the number of pots alone. */
export interface BuildKit {
  itemId: number
  pots: number
  price: Cents
  /** The price before the offer; nothing when it is not above the price. */
  priceFrom: Cents | undefined
  /** Whether there are pots enough to fill it. */
  inStock: boolean
  /** The address that `url/list/detail` knows the kit by. */
  listPath: string
}

/** A flavour that a pot can have. */
export interface PotFlavour extends Flavour {
  /** Pots that are left, where the store says it. */
  left: number | undefined
}

/** Pots of each flavour, by flavour id. */
export type Composition = ReadonlyMap<number, number>

const PART = /^([1-9]\d{0,9})x([1-9]\d?)$/

/** The pots of a list of flavour ids, one for each pot; 0 is a pot without a flavour and counts for nothing. */
export function compositionOf(flavourIds: Iterable<number>): Composition {
  const pots = new Map<number, number>()
  for (const id of flavourIds) if (id > 0) pots.set(id, (pots.get(id) ?? 0) + 1)
  return pots
}

/** A composition as a cart line carries it in `adicional`: '422x2,424x1', ids ascending, so that equal ones are one line. */
export function compositionText(composition: Composition): string {
  return [...composition]
    .sort(([a], [b]) => a - b)
    .map(([id, pots]) => `${id}x${pots}`)
    .join(',')
}

/** The composition of such a text, in any order; nothing when it is none. */
export function readComposition(text: string): Composition | undefined {
  const pots = new Map<number, number>()
  for (const part of text.split(',')) {
    const [, id, count] = PART.exec(part) ?? []
    if (!id || !count) return undefined
    pots.set(Number(id), (pots.get(Number(id)) ?? 0) + Number(count))
  }
  return pots
}

/** Pots of a composition in all. */
export function potsIn(composition: Composition): number {
  return [...composition.values()].reduce((sum, pots) => sum + pots, 0)
}

/** Which of `pots` pots have no flavour yet, counted from 0; `choice` is the flavour id of each, 0 for none. */
export function potsWithoutFlavour(choice: readonly number[], pots: number): number[] {
  return Array.from({ length: pots }, (_, pot) => pot).filter((pot) => !((choice[pot] ?? 0) > 0))
}

/** Whether there are pots enough of every flavour; what the store does not count is taken to be enough. */
export function hasEnough(composition: Composition, flavours: readonly PotFlavour[]): boolean {
  return [...composition].every(([id, pots]) => {
    const flavour = flavours.find((known) => known.id === id)
    return flavour !== undefined && flavour.inStock && pots <= (flavour.left ?? Infinity)
  })
}

/** The price of one pot of a kit, in cents, half-up. */
export function pricePerPot({ price, pots }: Pick<BuildKit, 'price' | 'pots'>): Cents {
  return roundHalfUp(price / Math.max(1, pots))
}

/** The kit of so many pots. */
export function kitOfPots<T extends Pick<BuildKit, 'pots'>>(kits: readonly T[], pots: number): T | undefined {
  return kits.find((kit) => kit.pots === pots)
}

/** What goes into the cart for a kit and the flavour of each pot; nothing while a pot has none (spec section 5). */
export function builtLine(
  { itemId, pots }: Pick<BuildKit, 'itemId' | 'pots'>,
  choice: readonly number[],
  quantity = 1,
): CartLine | undefined {
  if (potsWithoutFlavour(choice, pots).length > 0) return undefined
  const adicional = compositionText(compositionOf(choice.slice(0, pots)))
  return { idProduto: itemId, tipo: 'lista', quantidade: quantity, adicional }
}
