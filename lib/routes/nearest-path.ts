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
// The largest edit distance, as a share of the longer text, of a misspelled name: one letter of four, two of seven.
const MAX_DISTANCE_SHARE = 0.3
// Shorter words are in many names: 'dia', 'para', 'rosa'.
const MIN_WORD = 5

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

// Without the folders too, because the same page may have been in another one.
function namesOf(path: string): string[] {
  return [...new Set([normalized(path), normalized(path.replace(/\/+$/, '').replace(/^.*\//, ''))])]
}

// The edit distance of two names as a share of the longer one. One whose length differs too much is not compared.
function distanceShare(text: string, name: string): number {
  const longer = Math.max(text.length, name.length, 1)
  const least = Math.abs(text.length - name.length) / longer
  return least > MAX_DISTANCE_SHARE ? least : distance(text, name) / longer
}

interface KnownPage {
  path: string
  names: string[]
  /** Whether it is a folder of other pages, such as /pagina, which is a word of many addresses. */
  isFolder: boolean
}

// Scanners request missing addresses by the hundred, and the list of known paths stays the same for minutes.
const pagesOf = new WeakMap<readonly string[], KnownPage[]>()

function readPages(known: readonly string[]): KnownPage[] {
  const read = pagesOf.get(known)
  if (read) return read
  const pages = known.map((path) => ({
    path,
    names: namesOf(path),
    isFolder: known.some((other) => other.startsWith(`${path}/`)),
  }))
  pagesOf.set(known, pages)
  return pages
}

const hasWords = (text: string, words: string) => words !== '' && ` ${text} `.includes(` ${words} `)

/**
 * The known path that a visitor of `path` most likely wanted: one that is spelled almost like it, or whose name is among its words
 * (`/kit-verisol`), or the only one that has its words (`/omega-3`); `undefined` otherwise, because a wrong guess helps less than the
 * search field (spec section 2, Not-found).
 */
export function nearestPath(path: string, known: readonly string[]): string | undefined {
  const searched = namesOf(path)
  const [text = ''] = searched
  if (text.length < 3) return undefined
  const pages = readPages(known)
  const shares = ({ names }: KnownPage) =>
    searched.flatMap((each) => names.map((name) => distanceShare(each, name)))
  const misspelled = pages
    .map((page) => ({ path: page.path, share: Math.min(...shares(page)) }))
    .toSorted((a, b) => a.share - b.share)[0]
  if (misspelled && misspelled.share <= MAX_DISTANCE_SHARE) return misspelled.path
  const named = pages
    .filter(({ isFolder, names }) => !isFolder && names.some((name) => hasWords(text, name)))
    .toSorted((a, b) => b.names[0]!.length - a.names[0]!.length)[0]
  if (named) return named.path
  const longer = pages.filter(({ names }) =>
    names.some((name) => (text.length >= MIN_WORD ? hasWords(name, text) : name.startsWith(`${text} `))),
  )
  return longer.length === 1 ? longer[0]!.path : undefined
}
