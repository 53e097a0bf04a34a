/** Interface texts in both languages; the English object has the same keys as the Portuguese one. */
export type ByLang<T> = { readonly pt: T; readonly en: T }

/** Combines the texts of both languages; a missing translation is a type error (docs/decisions/0005). */
export function byLang<T>(pt: T, en: NoInfer<T>): ByLang<T> {
  return { pt, en }
}
