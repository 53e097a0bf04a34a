import { createHash } from 'node:crypto'
import type { Lang } from '../routes/lang.ts'
import type { Offer } from '../shop/offer.ts'

/** Size of the picture that a shared link shows, in pixels (seo R71). */
export const SOCIAL_PICTURE = { width: 1200, height: 630 } as const

const EXTENSION = '.png'

/** What decides how the picture of a page looks. */
export interface SocialSubject {
  lang: Lang
  /** Path of the page, without language and query. */
  path: string
  heading: string
  offer?: Offer | undefined
}

/**
 * The address of a page's picture for shared links. Whoever keeps pictures keeps them by their address: so a new name or
 * price has a new one.
 */
export function socialPicturePath({ lang, path, ...facts }: SocialSubject): string {
  return `/og/${lang}${path === '/' ? '' : path}${EXTENSION}?v=${socialVersion(facts)}`
}

/** What stands in that address for what a page is called and sells. */
export function socialVersion({ heading, offer }: Pick<SocialSubject, 'heading' | 'offer'>): string {
  const facts = JSON.stringify([heading, offer?.price, offer?.priceFrom, offer?.inStock])
  return createHash('sha256').update(facts).digest('base64url').slice(0, 8)
}

/** The page whose picture an address below /og/ is, by the segments behind it; nothing when it is none. */
export function socialSubjectOf(
  segments: readonly string[],
): Pick<SocialSubject, 'lang' | 'path'> | undefined {
  const name = segments.join('/')
  const [, lang, path] = /^(pt|en)((?:\/[a-z0-9][a-z0-9.-]{0,150}){0,2})\.png$/.exec(name) ?? []
  if (lang !== 'pt' && lang !== 'en') return undefined
  return { lang, path: path || '/' }
}
