import type { Metadata } from 'next'
import { languageTag, type Lang } from '../routes/lang.ts'
import { localePath } from '../routes/paths.ts'
import type { PageStructure } from '../shop/page.ts'

/** The head of an indexable page: title, description, canonical, languages and robots (spec section 2, R8–R11, R70). */
export function pageMetadata(
  {
    title,
    description,
    keywords,
    canonicalPath,
    isIndexable,
    isForBothLanguages = false,
  }: Pick<PageStructure, 'title' | 'description' | 'canonicalPath' | 'isIndexable'> & {
    keywords?: string
    /** One address for both languages, the Portuguese one (decisions P2). */
    isForBothLanguages?: boolean
  },
  lang: Lang,
  siteUrl: string,
): Metadata {
  const absolute = (of: Lang) => siteUrl + localePath(of, canonicalPath)
  const canonical = absolute(isForBothLanguages ? 'pt' : lang)
  return {
    title,
    description,
    ...(keywords && { keywords }),
    alternates: {
      canonical,
      ...(!isForBothLanguages && {
        languages: { 'pt-BR': absolute('pt'), en: absolute('en'), 'x-default': absolute('pt') },
      }),
    },
    robots: isIndexable
      ? { index: true, follow: true, 'max-image-preview': 'large', 'max-snippet': -1 }
      : { index: false, follow: true },
    openGraph: {
      title,
      description,
      url: canonical,
      locale: languageTag(lang).replace('-', '_'),
      type: 'website',
    },
  }
}

/** The head of a page that is nobody's search result: cart, sign-in, outage, not found (R2, R11). */
export function privateMetadata(title: string): Metadata {
  return { title, robots: { index: false, follow: false } }
}
