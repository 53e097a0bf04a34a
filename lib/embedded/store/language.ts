import type { Lang } from '#lib/routes/lang.ts'

/** A text in both languages. */
export type Bilingual = Record<Lang, string>

/** The language of an Accept-Language header: English or Portuguese, the one listed first; Portuguese when it lists neither. */
export function languageOfHeader(header: string | null): Lang {
  for (const part of header?.toLowerCase().split(',') ?? []) {
    const tag = part.trim()
    if (/^en\b/.test(tag)) return 'en'
    if (/^pt\b/.test(tag)) return 'pt'
  }
  return 'pt'
}
