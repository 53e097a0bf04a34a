/** The Levenshtein distance between two texts. */
export function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let i = 1; i <= from.length; i++) {
    const next = [i]
    for (let j = 1; j <= to.length; j++) {
      const change = row[j - 1]! + (from[i - 1] === to[j - 1] ? 0 : 1)
      next.push(Math.min(change, row[j]! + 1, next[j - 1]! + 1))
    }
    row = next
  }
  return row.at(-1)!
}

// Only this many characters are compared, because the client decides how long an address is.
const MAX_COMPARED = 60
// The largest edit distance, as a share of the longer text, at which two paths count as similar.
const MAX_DISTANCE_SHARE = 0.45

function normalized(path: string): string {
  return decodeIfValid(path)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\.html?$/, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .slice(0, MAX_COMPARED)
}

function decodeIfValid(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The known path most similar to `path`; `undefined` when none is similar (spec section 2, Not-found). */
export function nearestPath(path: string, known: readonly string[]): string | undefined {
  const searched = normalized(path)
  if (searched.length < 3) return undefined
  let best: { path: string; score: number } | undefined
  for (const each of known) {
    const name = normalized(each)
    const share = distance(searched, name) / Math.max(searched.length, name.length)
    // A name that contains the other counts as similar: 'colageno verisol' for 'verisol'.
    const isContained = ` ${searched} `.includes(` ${name} `) || ` ${name} `.includes(` ${searched} `)
    const score = isContained ? Math.min(share, MAX_DISTANCE_SHARE) : share
    if (name && score <= MAX_DISTANCE_SHARE && (!best || score < best.score)) best = { path: each, score }
  }
  return best?.path
}
