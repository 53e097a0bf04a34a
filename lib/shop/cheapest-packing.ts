import type { Cents } from './money.ts'
import { spaceOf, type Packages, type PackageSpace } from './package-space.ts'

/** What somebody has: some units with the same packages. */
export interface Held {
  packages: Packages
  quantity: number
  /** What is no longer paid when that many units are given back. */
  worthOf: (units: number) => Cents
}

/** What can be bought, as often as needed. */
export interface Bought {
  packages: Packages
  price: Cents
}

/** The units of each held and each bought thing, in the order of the arguments. */
export interface Packing {
  kept: number[]
  bought: number[]
}

// Of two packings at the same cost, the one that buys less.
const SCALE = 1024

/**
 * The cheapest way to have all packages of `held`: which units to keep and what to buy instead of the others, of which there is at most
 * `atMost`. Undefined when there are too many combinations.
 */
export function cheapestPacking(
  held: readonly Held[],
  offered: readonly Bought[],
  atMost?: number,
): Packing | undefined {
  const space = spaceOf(held)
  if (!space) return undefined
  const { size, stepOf, fits } = space
  const steps = offered.map(({ packages }) => stepOf(packages))
  const { costs, units } = keptCosts(held, space)
  // With a limit each layer buys one thing more than the layer before it, without one a single layer buys as often as it likes.
  const choices: Int16Array[] = []
  let before = costs.map((each) => each * SCALE)
  for (let layer = 0; layer < (atMost ?? 1); layer++) {
    const cost = before.slice()
    const from = atMost === undefined ? cost : before
    const choice = new Int16Array(size).fill(-1)
    for (let state = 0; state < size; state++)
      // No iterator: this is the innermost loop.
      for (let index = 0; index < steps.length; index++) {
        const step = steps[index]
        if (step === undefined || !fits(state, step, 1)) continue
        const next = from[state - step.index]! + offered[index]!.price * SCALE + 1
        if (next >= cost[state]!) continue
        cost[state] = next
        choice[state] = index
      }
    choices.push(choice)
    before = cost
  }

  const bought = offered.map(() => 0)
  let state = size - 1
  for (const choice of choices.toReversed())
    for (let index = choice[state]!; index >= 0; index = atMost === undefined ? choice[state]! : -1) {
      bought[index]! += 1
      state -= steps[index]!.index
    }
  const keptOf = (line: number) => {
    const count = units[line]![state]!
    state -= count && count * stepOf(held[line]!.packages)!.index
    return count
  }
  return { kept: held.map((_, index) => keptOf(held.length - 1 - index)).toReversed(), bought }
}

// What each state costs of kept units alone, and how many units of each line it then has.
function keptCosts(held: readonly Held[], { size, stepOf, fits }: PackageSpace) {
  let costs = new Float64Array(size).fill(Infinity)
  costs[0] = 0
  const units = held.map(({ packages, quantity, worthOf }) => {
    const step = stepOf(packages)
    const next = costs.slice()
    const chosen = new Uint8Array(size)
    for (let state = 0; step && state < size; state++)
      for (let kept = 1; kept <= quantity && fits(state, step, kept); kept++) {
        const cost = costs[state - kept * step.index]! + worthOf(quantity) - worthOf(quantity - kept)
        if (cost >= next[state]!) continue
        next[state] = cost
        chosen[state] = kept
      }
    costs = next
    return chosen
  })
  return { costs, units }
}
