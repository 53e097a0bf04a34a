import type { Cents } from './money.ts'

/** How many packages of each kind something contains, such as of each flavour. */
export type Packages = ReadonlyMap<string, number>

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

/** With more combinations of packages than this there is no answer: their number grows fast with the kinds. */
const MAX_STATES = 8000
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

/** Packages as a step between states; a state is the number of packages of each kind, as one number. */
interface Step {
  index: number
  needs: { kind: number; count: number }[]
}

// All states up to the packages of `held`; undefined when they are too many.
function spaceOf(held: readonly Held[]) {
  const counts = new Map<string, number>()
  for (const { packages, quantity } of held)
    for (const [kind, count] of packages) counts.set(kind, (counts.get(kind) ?? 0) + count * quantity)
  const kinds = [...counts.keys()]
  const limits = [...counts.values()]
  const strides: number[] = []
  let size = 1
  for (const limit of limits) {
    strides.push(size)
    size *= limit + 1
  }
  if (size > MAX_STATES) return undefined
  // The packages of each kind in each state, one state after the other.
  const digits = new Uint16Array(size * kinds.length)
  for (let state = 0; state < size; state++)
    for (const [kind, stride] of strides.entries())
      digits[state * kinds.length + kind] = Math.floor(state / stride) % (limits[kind]! + 1)
  return {
    size,
    /** Undefined for packages of other kinds. */
    stepOf(packages: Packages): Step | undefined {
      const needs = [...packages].map(([kind, count]) => ({ kind: kinds.indexOf(kind), count }))
      if (needs.length === 0 || needs.some(({ kind }) => kind < 0)) return undefined
      return { index: needs.reduce((sum, { kind, count }) => sum + strides[kind]! * count, 0), needs }
    },
    fits(state: number, { needs }: Step, times: number) {
      const first = state * kinds.length
      for (const { kind, count } of needs) if (digits[first + kind]! < count * times) return false
      return true
    },
  }
}

// What each state costs of kept units alone, and how many units of each line it then has.
function keptCosts(held: readonly Held[], { size, stepOf, fits }: NonNullable<ReturnType<typeof spaceOf>>) {
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
