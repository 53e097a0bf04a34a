// The longest list of keys that common CDNs read is 16 KB.
const MAX_LENGTH = 8000

/** Returns the surrogate key of a tag: the tag without characters that separate keys. */
export function surrogateKey(tag: string): string {
  return encodeURI(tag).replaceAll(',', '%2C')
}

/**
 * Returns the surrogate keys of a page with these tags. A page with too many tags has only the keys of the general ones; then
 * `isComplete` is false.
 */
export function surrogateKeys(tags: readonly string[]): { keys: string[]; isComplete: boolean } {
  const isComplete = tags.join().length <= MAX_LENGTH
  const named = isComplete ? tags : tags.filter((tag) => !tag.includes(':'))
  return { keys: named.map(surrogateKey), isComplete }
}
