import type { Lang } from '#lib/routes/lang.ts'
import type { StoreConfig } from './store.ts'

const LONGEST = 512
// PostgreSQL rejects NUL; the other characters never occur in a path.
const CONTROL = /[\u0000-\u001f\u007f\ufffd]/

/** A page's path in the store, with the language that its /en prefix selects. */
export interface PagePath {
  path: string
  language: Lang
}

/** Parses a `url` parameter: leading slash, no query, no trailing slash; null when it is not a path (contract 4.5). */
export function readPath(value: string | null, language: Lang): PagePath | null {
  if (value === null || value === '' || value.length > LONGEST || CONTROL.test(value)) return null
  if (!value.isWellFormed()) return null
  const bare = value.replace(/[?#].*$/, '').replace(/\/+$/, '')
  const path = bare.startsWith('/') || bare === '' ? bare : `/${bare}`
  if (path === '/en') return { path: '/', language: 'en' }
  if (path.startsWith('/en/')) return { path: path.slice(3), language: 'en' }
  return { path: path || '/', language }
}

/** Returns the absolute URL of a page in a language. */
export function absoluteUrl({ siteUrl }: StoreConfig, language: Lang, path: string): string {
  if (language === 'pt') return siteUrl + path
  return path === '/' ? `${siteUrl}/en` : `${siteUrl}/en${path}`
}

/** Returns the path of the brand's listing. */
export function brandPath({ brandSlug }: StoreConfig): string {
  return `/marca/${brandSlug}`
}

/** Returns the path of a picture's file at a width (T14). */
export function picture(base: string, width: 160 | 320 | 640 | 1080 | 1600): string {
  return `${base}-${width}.webp`
}
