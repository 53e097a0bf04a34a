import type { Lang } from '../routes/lang.ts'

/** Content in one language: every `{ pt, en }` in it is replaced by the text in that language. */
export type InLanguage<T> = T extends { pt: infer Text; en: unknown }
  ? Text
  : T extends readonly (infer Item)[]
    ? InLanguage<Item>[]
    : T extends object
      ? { [Key in keyof T]: InLanguage<T[Key]> }
      : T

/** Returns bilingual content in one language (P1, P24). */
export function inLanguage<T>(content: T, lang: Lang): InLanguage<T> {
  return translate(content, lang) as InLanguage<T>
}

function translate(content: unknown, lang: Lang): unknown {
  if (Array.isArray(content)) return content.map((item) => translate(item, lang))
  if (typeof content !== 'object' || content === null) return content
  if (lang in content) return (content as Record<Lang, unknown>)[lang]
  return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, translate(value, lang)]))
}
