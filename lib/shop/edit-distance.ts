/**
 * The number of inserted, deleted, replaced and swapped letters between two words, or `limit + 1` when it is above `limit`
 * (optimal string alignment).
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  return distances(a, b, limit)?.[b.length] ?? limit + 1
}

/** The beginning of a word with the fewest errors in comparison with a text, the longest of several; `undefined` above `limit`. */
export function closestBeginning(
  text: string,
  word: string,
  limit: number,
): { beginning: string; errors: number } | undefined {
  // A longer beginning has more additional letters than the limit.
  const start = word.slice(0, text.length + limit)
  const toBeginnings = distances(text, start, limit)
  if (!toBeginnings) return undefined
  const errors = Math.min(...toBeginnings)
  return { beginning: start.slice(0, toBeginnings.lastIndexOf(errors)), errors }
}

// The distances between `a` and the beginnings of `b` by their length; `undefined` when all are above `limit`.
function distances(a: string, b: string, limit: number): number[] | undefined {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1]
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      current[column] = Math.min(
        last[column]! + 1,
        current[column - 1]! + 1,
        last[column - 1]! + (isSame ? 0 : 1),
        isSwapped ? beforeLast[column - 2]! + 1 : Infinity,
      )
    }
    if (Math.min(...current) > limit) return undefined
    beforeLast = last
    last = current
  }
  return last
}
