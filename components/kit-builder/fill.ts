import type { PotFlavour } from '#lib/shop/build-kit.ts'

const available = ({ inStock, left = Infinity }: PotFlavour) => (inStock ? left : 0)

/** Returns the same flavour for every pot, up to its stock; the remaining pots get none (0). */
export function fillWithOne(flavour: PotFlavour, pots: number): number[] {
  const stock = available(flavour)
  return Array.from({ length: pots }, (_, pot) => (pot < stock ? flavour.id : 0))
}

/** Returns the flavours in rotation, each up to its stock; the remaining pots get none (0). */
export function fillAssorted(flavours: readonly PotFlavour[], pots: number): number[] {
  const left = new Map(flavours.map((flavour) => [flavour.id, available(flavour)]))
  const flavourIds: number[] = []
  while (flavourIds.length < pots) {
    const round = flavours.filter(({ id }) => (left.get(id) ?? 0) > 0)
    if (round.length === 0) break
    for (const { id } of round.slice(0, pots - flavourIds.length)) {
      flavourIds.push(id)
      left.set(id, (left.get(id) ?? 0) - 1)
    }
  }
  return [...flavourIds, ...Array<number>(pots - flavourIds.length).fill(0)]
}

/** Whether the stock allows one more pot of this flavour, given the flavours of the other pots. */
export function canTake(flavour: PotFlavour, others: readonly number[]): boolean {
  return others.filter((id) => id === flavour.id).length < available(flavour)
}
