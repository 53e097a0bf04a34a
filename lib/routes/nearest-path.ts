/** How many letters have to be changed, added or left out to make one word of the other. */
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

// Only the first so many letters are compared: an address can be as long as somebody likes.
const COMPARED = 60
const ALIKE = 0.45

function simple(path: string): string {
  return decodable(path)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\.html?$/, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .slice(0, COMPARED)
}

function decodable(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Of the known paths the one that a visitor may have meant by `path`; nothing when none is alike (spec section 2, Not-found). */
export function nearestPath(path: string, known: readonly string[]): string | undefined {
  const asked = simple(path)
  if (asked.length < 3) return undefined
  let best: { path: string; score: number } | undefined
  for (const each of known) {
    const name = simple(each)
    const whole = distance(asked, name) / Math.max(asked.length, name.length)
    // One name within the other counts as near: 'colageno verisol' for 'verisol'.
    const within = ` ${asked} `.includes(` ${name} `) || ` ${name} `.includes(` ${asked} `)
    const score = within ? Math.min(whole, ALIKE) : whole
    if (name && score <= ALIKE && (!best || score < best.score)) best = { path: each, score }
  }
  return best?.path
}
