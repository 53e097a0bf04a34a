/** The two languages that the store speaks (P1). */
export type Language = 'pt' | 'en'

/** A text in both languages. */
export type Both = Record<Language, string>

/** The language of an Accept-Language header: the first of ours that it names, Portuguese when it names none. */
export function readLanguage(header: string | null): Language {
  for (const part of header?.toLowerCase().split(',') ?? []) {
    const tag = part.trim()
    if (/^en\b/.test(tag)) return 'en'
    if (/^pt\b/.test(tag)) return 'pt'
  }
  return 'pt'
}

/** The value of Content-Language. */
export function languageTag(language: Language): string {
  return language === 'en' ? 'en' : 'pt-BR'
}
