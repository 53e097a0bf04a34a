/** A measurement of a process. */
export interface Sample {
  minutes: number
  megabytes: number
  files: number
}

/** The least-squares slope of a value per hour, over the samples after the first third, in which caches fill. */
export function slopePerHour(samples: readonly Sample[], value: (sample: Sample) => number): number {
  const afterWarmUp = samples.slice(Math.floor(samples.length / 3))
  const mean = (read: (sample: Sample) => number) =>
    afterWarmUp.reduce((sum, each) => sum + read(each), 0) / afterWarmUp.length
  const [x, y] = [mean(({ minutes }) => minutes), mean(value)]
  const covariance = afterWarmUp.reduce((sum, each) => sum + (each.minutes - x) * (value(each) - y), 0)
  const variance = afterWarmUp.reduce((sum, each) => sum + (each.minutes - x) ** 2, 0)
  return variance === 0 ? 0 : (covariance / variance) * 60
}

/** Whether the last third is at most a tenth above the second one: a leak grows on, a cache does not. */
export function isFlat(samples: readonly Sample[], value: (sample: Sample) => number): boolean {
  const third = Math.floor(samples.length / 3)
  const median = (part: readonly Sample[]) => part.map(value).toSorted((a, b) => a - b)[part.length >> 1] ?? 0
  return median(samples.slice(2 * third)) <= median(samples.slice(third, 2 * third)) * 1.1 + 1
}
