/** The counts as whole percentages that add up to 100: those that lose most by rounding down are rounded up. All are 0 without a count. */
export function percentages(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, each) => sum + each, 0)
  if (total === 0) return counts.map(() => 0)
  const exact = counts.map((each) => (each * 100) / total)
  const missing = 100 - exact.reduce((sum, each) => sum + Math.floor(each), 0)
  const byLoss = exact.map((each, index) => ({ index, loss: each % 1 })).toSorted((a, b) => b.loss - a.loss)
  const roundedUp = new Set(byLoss.slice(0, missing).map(({ index }) => index))
  return exact.map((each, index) => Math.floor(each) + (roundedUp.has(index) ? 1 : 0))
}
