const KEY = 'buscas'
const MAX_SEARCHES = 5

/** The visitor's last searches in this browser, the newest first; none where the browser has no storage. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored)
      ? stored.filter((text) => typeof text === 'string').slice(0, MAX_SEARCHES)
      : []
  } catch {
    return []
  }
}

/** Remembers a search, at most five. */
export function rememberSearch(searched: string): void {
  const text = searched.trim()
  if (text) store([text, ...without(text)])
}

/** Forgets a search. */
export function forgetSearch(text: string): void {
  store(without(text))
}

const without = (text: string) =>
  recentSearches().filter((other) => other.toLowerCase() !== text.toLowerCase())

function store(searches: string[]) {
  try {
    if (searches.length > 0) localStorage.setItem(KEY, JSON.stringify(searches.slice(0, MAX_SEARCHES)))
    else localStorage.removeItem(KEY)
  } catch {
    // Without storage nothing is remembered.
  }
}
