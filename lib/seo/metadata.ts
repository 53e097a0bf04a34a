import type { Metadata } from 'next'
import type { Env } from '../config/env.ts'
import { languageTag, LANGS, type Lang } from '../routes/lang.ts'
import { localePath } from '../routes/paths.ts'
import { plainAmount, type Offer } from '../shop/offer.ts'
import type { PageStructure } from '../shop/page.ts'
import { SOCIAL_PICTURE, socialPicturePath } from './social-picture.ts'

/** What of the shop stands in the head of its pages. */
export type Site = Pick<Env, 'siteUrl' | 'brandName'>

/** What a page says of itself in its head. */
export interface PageHead extends Pick<
  PageStructure,
  'title' | 'description' | 'canonicalPath' | 'isIndexable'
> {
  keywords?: string
  /** One address for both languages, the Portuguese one (P2). */
  isForBothLanguages?: boolean
  /** The page's name, which its picture bears; the title where it has none. */
  heading?: string
  /** What the page sells; told in reais whatever an English page shows beside it (P3). */
  offer?: Offer | undefined
}

/** The head of a public page: title, description, canonical, languages, robots and what a shared link shows (spec section 2, R8–R11, R70, R71). */
export function pageMetadata(head: PageHead, lang: Lang, site: Site): Metadata {
  const { title, description, keywords, canonicalPath, isIndexable, isForBothLanguages = false } = head
  const absolute = (of: Lang) => site.siteUrl + localePath(of, canonicalPath)
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
    ...shared(head, canonical, lang, site),
  }
}

/** The head of a page that is nobody's search result: cart, sign-in, outage (R8, R11). */
export function privateMetadata(title: string, description?: string): Metadata {
  return { title, ...(description && { description }), robots: { index: false, follow: false } }
}

function shared(head: PageHead, url: string, lang: Lang, { siteUrl, brandName }: Site): Metadata {
  const { title, description, canonicalPath, heading = title, isForBothLanguages, offer } = head
  const path = canonicalPath.replace(/\?.*/, '')
  const picture = {
    url: siteUrl + socialPicturePath({ lang, path, heading, offer }),
    ...SOCIAL_PICTURE,
    type: 'image/png',
    alt: heading.includes(brandName) ? heading : `${heading} | ${brandName}`,
  }
  return {
    openGraph: {
      title,
      description,
      url,
      siteName: brandName,
      locale: locale(lang),
      ...(!isForBothLanguages && { alternateLocale: LANGS.filter((other) => other !== lang).map(locale) }),
      type: 'website',
      images: [picture],
    },
    twitter: { card: 'summary_large_image', title, description, images: [picture] },
    ...(offer && { other: told(offer) }),
  }
}

function told({ price, inStock }: Offer): Record<string, string> {
  return {
    'product:price:amount': plainAmount(price),
    'product:price:currency': 'BRL',
    'product:availability': inStock ? 'in stock' : 'out of stock',
  }
}

// Open Graph names a language with its country; the English pages have no country of their own.
function locale(lang: Lang): string {
  return lang === 'en' ? 'en_US' : languageTag(lang).replace('-', '_')
}
