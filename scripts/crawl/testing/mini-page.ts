import type { Lang } from '../../../lib/routes/lang.ts'

/** Origin of the miniature shop: the smallest one in which every rule applies and none reports a fault. */
export const ORIGIN = 'https://loja.example'

/** The texts of the miniature shop by language. */
export const WORDS = {
  pt: {
    home: 'Início',
    reviews: 'Avaliações do sérum',
    card: 'Sérum leve',
    stars: '5 estrelas',
    average: '4,5',
  },
  en: { home: 'Home', reviews: 'Serum reviews', card: 'A light serum', stars: '5 stars', average: '4.5' },
}

/** A path in a language. */
export const pathInLanguage = (lang: Lang, path: string) =>
  lang === 'pt' ? path : path === '/' ? '/en' : `/en${path}`
/** A path in a language as an absolute URL. */
export const miniUrl = (lang: Lang, path: string) => ORIGIN + pathInLanguage(lang, path)

// They make titles and descriptions as long as search results show them (R77).
const TITLE_END = ', from the miniature shop'
const DESCRIPTION_END = `. ${'Delivered to any place of the country. '.repeat(2)}Prices on the page.`

/** The parts in which the pages of the miniature shop differ. */
export interface Parts {
  title: string
  /** Path of the canonical when it is another page. */
  canonical?: string
  /** Whether the page has hreflang links; true unless set. */
  hasLanguages?: boolean
  robots?: string
  /** The JSON-LD objects of the page. */
  data?: object[]
  body: string
}

/** A whole page with a valid head. */
export function miniHtml(
  lang: Lang,
  path: string,
  { title, canonical, hasLanguages = true, robots, data, body }: Parts,
): string {
  const own = canonical ?? miniUrl(lang, path)
  const languages = hasLanguages
    ? `<link rel="alternate" hreflang="pt-BR" href="${miniUrl('pt', path)}"><link rel="alternate" hreflang="en" href="${miniUrl('en', path)}"><link rel="alternate" hreflang="x-default" href="${miniUrl('pt', path)}">`
    : ''
  const graph = data
    ? `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': data })}</script>`
    : ''
  return `<!DOCTYPE html><html lang="${lang === 'pt' ? 'pt-BR' : 'en'}"><head><meta charset="utf-8"><title>${title}${TITLE_END}</title><meta name="description" content="${title}: ${WORDS[lang].card}${DESCRIPTION_END}"><meta name="robots" content="${robots ?? 'index, follow, max-image-preview:large, max-snippet:-1'}"><link rel="canonical" href="${own}">${languages}<meta property="og:title" content="${title}"><meta property="og:description" content="${title}"><meta property="og:type" content="website"><meta property="og:url" content="${own}"><meta property="og:locale" content="${lang === 'pt' ? 'pt_BR' : 'en_US'}"><meta property="og:image" content="${ORIGIN}/og.png"><meta name="twitter:card" content="summary_large_image"></head><body><h1 id="alto">${title}</h1>${graph}${body}</body></html>`
}
