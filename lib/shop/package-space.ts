/** How many packages of each kind something contains, such as of each flavour. */
export type Packages = ReadonlyMap<string, number>

// With more combinations of packages than this there is no answer: their number grows fast with the kinds.
const MAX_STATES = 8000

/** Packages as a step between states; a state is the number of packages of each kind, as one number. */
interface Step {
  index: number
  needs: { kind: number; count: number }[]
}

/** The states of some packages. */
export type PackageSpace = NonNullable<ReturnType<typeof spaceOf>>

/** All states up to the packages of `held`; undefined when they are too many. */
export function spaceOf(held: readonly { packages: Packages; quantity: number }[]) {
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
