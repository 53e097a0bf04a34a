import fc from 'fast-check'

/** A source of random decisions. */
export interface Draw {
  /** One of the options. */
  one<T>(...options: readonly T[]): T
  /** A whole number from `min` to `max`. */
  int(min: number, max: number): number
  /** True in `percent` of 100 cases. */
  chance(percent: number): boolean
  /** `count` results of `make`. */
  times<T>(count: number, make: (index: number) => T): T[]
}

/** Returns the random decisions of a seed; the same seed always gives the same ones. */
export function drawFrom(seed: number): Draw {
  const g = fc.sample(fc.gen(), { seed, numRuns: 1 })[0]!
  const int = (min: number, max: number) => (max <= min ? min : min + g(fc.nat, max - min))
  return {
    int,
    one: (...options) => options[int(0, options.length - 1)]!,
    chance: (percent) => int(0, 99) < percent,
    times: (count, make) => Array.from({ length: count }, (_, index) => make(index)),
  }
}
