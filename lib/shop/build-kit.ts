import type { CartLine } from './cart-line.ts'
import type { Flavour } from './kit.ts'
import { roundHalfUp, type Cents } from './money.ts'

/** The fewest and the most pots of a kit that a shopper builds (P5). */
export const MIN_POTS = 2
export const MAX_POTS = 10

/** A kit of the kit builder: the shopper chooses the flavour of each pot; the price depends only on the number of pots. */
export interface BuildKit {
  itemId: number
  pots: number
  price: Cents
  /** The price before the offer; undefined when it is not above the price. */
  priceFrom: Cents | undefined
  /** Whether enough pots are in stock to fill the kit. */
  inStock: boolean
  /** The store API's path of the kit, for its price at `url/list/detail` (contract 4.7). */
  listPath: string
}

/** A flavour that a pot can have. */
export interface PotFlavour extends Flavour {
  /** Pots in stock; undefined when the store does not state it. */
  left: number | undefined
}

/** Pots of each flavour, by flavour id. */
export type Composition = ReadonlyMap<number, number>

const PART = /^([1-9]\d{0,9})x([1-9]\d?)$/

/** Counts the pots of each flavour in a list with one flavour id per pot; 0, a pot without a flavour, is not counted. */
export function compositionOf(flavourIds: Iterable<number>): Composition {
  const pots = new Map<number, number>()
  for (const id of flavourIds) if (id > 0) pots.set(id, (pots.get(id) ?? 0) + 1)
  return pots
}

/** The text of a composition for `adicional` of a cart line: '422x2,424x1'. The ids ascend, so that equal compositions get equal texts. */
export function compositionText(composition: Composition): string {
  return [...composition]
    .sort(([a], [b]) => a - b)
    .map(([id, pots]) => `${id}x${pots}`)
    .join(',')
}

/** Parses a composition whose flavours are in any order; undefined when the text is invalid. */
export function readComposition(text: string): Composition | undefined {
  const pots = new Map<number, number>()
  for (const part of text.split(',')) {
    const [, id, count] = PART.exec(part) ?? []
    if (!id || !count) return undefined
    pots.set(Number(id), (pots.get(Number(id)) ?? 0) + Number(count))
  }
  return pots
}

/** The number of pots in a composition. */
export function potsIn(composition: Composition): number {
  return [...composition.values()].reduce((sum, pots) => sum + pots, 0)
}

/** The indexes, from 0, of the pots without a flavour; `flavourIds` holds the flavour id of each pot, 0 for none. */
export function potsWithoutFlavour(flavourIds: readonly number[], pots: number): number[] {
  return Array.from({ length: pots }, (_, pot) => pot).filter((pot) => !((flavourIds[pot] ?? 0) > 0))
}

/** Whether enough pots of every flavour are in stock; a flavour whose stock the store does not state has enough. */
export function hasStockFor(composition: Composition, flavours: readonly PotFlavour[]): boolean {
  return [...composition].every(([id, pots]) => {
    const flavour = flavours.find((each) => each.id === id)
    return flavour !== undefined && flavour.inStock && pots <= (flavour.left ?? Infinity)
  })
}

/** The price of one pot of a kit, in cents, rounded half up. */
export function pricePerPot({ price, pots }: Pick<BuildKit, 'price' | 'pots'>): Cents {
  return roundHalfUp(price / Math.max(1, pots))
}

/** Returns the kit with a number of pots; undefined when there is none. */
export function kitWithPots<T extends Pick<BuildKit, 'pots'>>(
  kits: readonly T[],
  pots: number,
): T | undefined {
  return kits.find((kit) => kit.pots === pots)
}

/** The cart line of a kit with the flavour of each pot; undefined while a pot has none (spec section 5). */
export function builtKitLine(
  { itemId, pots }: Pick<BuildKit, 'itemId' | 'pots'>,
  flavourIds: readonly number[],
  quantity = 1,
): CartLine | undefined {
  if (potsWithoutFlavour(flavourIds, pots).length > 0) return undefined
  const adicional = compositionText(compositionOf(flavourIds.slice(0, pots)))
  return { idProduto: itemId, tipo: 'lista', quantidade: quantity, adicional }
}
