/** One table of sentences in both languages; the English one must have the keys of the Portuguese one. */
export type ByLang<T> = { readonly pt: T; readonly en: T }

/** Ties both languages of a table together, so that a missing translation does not compile (docs/decisions/0005). */
export function byLang<T>(pt: T, en: NoInfer<T>): ByLang<T> {
  return { pt, en }
}
