import { createHash } from 'node:crypto'
import { isStorePath } from '../routes/store-path.ts'
import { pathOfSegments } from '../routes/internal-pages.ts'
import type { Lang } from '../routes/lang.ts'
import { paths } from '../routes/paths.ts'
import type { Offer } from '../shop/offer.ts'

/** Size of a social picture, in pixels (R71). */
export const SOCIAL_PICTURE = { width: 1200, height: 630 } as const

const EXTENSION = '.png'

/** A page and the content that determines the version of its social picture. */
export interface SocialSubject {
  lang: Lang
  /** Path of the page, without language and query. */
  path: string
  heading: string
  offer?: Offer | undefined
}

/**
 * The URL path of a page's social picture. It has a version, because social networks cache pictures by their URL: a new heading or
 * price needs a new URL.
 */
export function socialPicturePath({ lang, path, ...content }: SocialSubject): string {
  return `/og/${lang}${path === '/' ? '' : path}${EXTENSION}?v=${socialVersion(content)}`
}

/** The version in a social picture's URL: a hash of heading and offer. */
export function socialVersion({ heading, offer }: Pick<SocialSubject, 'heading' | 'offer'>): string {
  const content = JSON.stringify([heading, offer?.price, offer?.priceFrom, offer?.inStock])
  return createHash('sha256').update(content).digest('base64url').slice(0, 8)
}

/** The page of a social picture, from the path segments after /og/; `undefined` when they name no picture. */
export function socialSubjectOf(
  segments: readonly string[],
): Pick<SocialSubject, 'lang' | 'path'> | undefined {
  const name = segments.join('/')
  if (!name.endsWith(EXTENSION)) return undefined
  const [lang, ...rest] = name.slice(0, -EXTENSION.length).split('/')
  if (lang !== 'pt' && lang !== 'en') return undefined
  if (rest.length === 0) return { lang, path: paths.home() }
  const path = pathOfSegments(rest)
  return isStorePath(path) ? { lang, path } : undefined
}
