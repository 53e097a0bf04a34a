import type { Metadata } from 'next'
import type { Env } from '../config/env.ts'
import { languageTag, LANGS, type Lang } from '../routes/lang.ts'
import { localePath } from '../routes/paths.ts'
import { plainAmount, type Offer } from '../shop/offer.ts'
import type { PageStructure } from '../shop/page.ts'
import { cutAtWord, DESCRIPTION_LENGTH, TITLE_LENGTH } from './head-texts.ts'
import { SOCIAL_PICTURE, socialPicturePath } from './social-picture.ts'

/** The shop's data in the head of a page. */
export type Site = Pick<Env, 'siteUrl' | 'brandName'>

/** The page's data in its head. */
export interface PageHead extends Pick<
  PageStructure,
  'title' | 'description' | 'canonicalPath' | 'isIndexable'
> {
  keywords?: string
  /** One address for both languages, the Portuguese one (P2). */
  isForBothLanguages?: boolean
  /** The name of the page on its social picture; defaults to the title. */
  heading?: string
  /** The offer of the page; always published in reais (P3). */
  offer?: Offer | undefined
  /** The offer that the address selects, such as a larger kit (R52); the social picture keeps the page's offer. */
  selectedOffer?: Offer | undefined
}

/** The metadata of a public page: title, description, canonical, languages, robots, Open Graph and Twitter (spec section 2, R8–R11, R70, R71). */
export function pageMetadata(head: PageHead, lang: Lang, site: Site): Metadata {
  const { keywords, canonicalPath, isIndexable, isForBothLanguages = false } = head
  // Texts of a store can have any length.
  const title = cutAtWord(head.title, TITLE_LENGTH.most)
  const description = cutAtWord(head.description, DESCRIPTION_LENGTH.most)
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
    ...socialFields(
      { ...head, title, description, heading: head.heading ?? head.title },
      canonical,
      lang,
      site,
    ),
  }
}

/** The metadata of a page that is not indexed: cart, sign-in, outage (R8, R11). */
export function privateMetadata(title: string, description?: string): Metadata {
  return { title, ...(description && { description }), robots: { index: false, follow: false } }
}

function socialFields(head: PageHead, url: string, lang: Lang, { siteUrl, brandName }: Site): Metadata {
  const { title, description, canonicalPath, heading = title, isForBothLanguages, offer } = head
  const shown = head.selectedOffer ?? offer
  const path = canonicalPath.replace(/\?.*/, '')
  const source = siteUrl + socialPicturePath({ lang, path, heading, offer })
  const alt = heading.includes(brandName) ? heading : `${heading} | ${brandName}`
  return {
    openGraph: {
      title,
      description,
      url,
      siteName: brandName,
      locale: locale(lang),
      ...(!isForBothLanguages && { alternateLocale: LANGS.filter((other) => other !== lang).map(locale) }),
      type: 'website',
      images: [{ url: source, ...SOCIAL_PICTURE, type: 'image/png', alt }],
    },
    // The programs that read it take the size and the type from Open Graph.
    twitter: { card: 'summary_large_image', title, description, images: [{ url: source, alt }] },
    ...(shown && { other: offerFields(shown) }),
  }
}

function offerFields({ price, inStock }: Offer): Record<string, string> {
  return {
    'product:price:amount': plainAmount(price),
    'product:price:currency': 'BRL',
    'product:availability': inStock ? 'in stock' : 'out of stock',
  }
}

// An Open Graph locale has a country. The English pages have none, so they use en_US.
function locale(lang: Lang): string {
  return lang === 'en' ? 'en_US' : languageTag(lang).replace('-', '_')
}
