/** The two languages of the shop: the values of the route parameter in `app/[lang]` (P1, T13). */
export type Lang = 'pt' | 'en'

export const LANGS: readonly Lang[] = ['pt', 'en']

/** The value of `html lang`, `Accept-Language` and `hreflang` for a language. */
export function languageTag(lang: Lang): 'pt-BR' | 'en' {
  return lang === 'en' ? 'en' : 'pt-BR'
}

/** The language of an address: English below `/en`, Portuguese everywhere else (P1). */
export function langOfPath(pathname: string): Lang {
  return pathname === '/en' || pathname.startsWith('/en/') ? 'en' : 'pt'
}

/** The language of a route parameter; anything but `en` is Portuguese. */
export function langOfParam(param: string): Lang {
  return param === 'en' ? 'en' : 'pt'
}
