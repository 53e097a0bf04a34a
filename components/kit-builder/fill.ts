import type { UnitFlavour } from '#lib/shop/build-kit.ts'

const stockOf = ({ inStock, left = Infinity }: UnitFlavour) => (inStock ? left : 0)

/** Returns the same flavour for every unit, up to its stock; the remaining units get none (0). */
export function fillWithOne(flavour: UnitFlavour, units: number): number[] {
  const stock = stockOf(flavour)
  return Array.from({ length: units }, (_, unit) => (unit < stock ? flavour.id : 0))
}

/** Returns the flavours in rotation, each up to its stock; the remaining units get none (0). */
export function fillAssorted(flavours: readonly UnitFlavour[], units: number): number[] {
  const left = new Map(flavours.map((flavour) => [flavour.id, stockOf(flavour)]))
  const flavourIds: number[] = []
  while (flavourIds.length < units) {
    const round = flavours.filter(({ id }) => (left.get(id) ?? 0) > 0)
    if (round.length === 0) break
    for (const { id } of round.slice(0, units - flavourIds.length)) {
      flavourIds.push(id)
      left.set(id, (left.get(id) ?? 0) - 1)
    }
  }
  return [...flavourIds, ...Array<number>(units - flavourIds.length).fill(0)]
}

/** Whether the stock allows one more unit of this flavour, given the flavours of the other units. */
export function canTake(flavour: UnitFlavour, others: readonly number[]): boolean {
  return others.filter((id) => id === flavour.id).length < stockOf(flavour)
}
