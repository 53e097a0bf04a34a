import type { Lang } from '#lib/routes/lang.ts'
import type { StoreConfig } from './store.ts'

const LONGEST = 512
// PostgreSQL refuses NUL, and no address has the others.
const CONTROL = /[\u0000-\u001f\u007f\ufffd]/

/** A page address as the store knows it, with the language that an `/en` before it asks for. */
export interface PagePath {
  path: string
  language: Lang
}

/** Reads a `url` parameter: leading slash, no query, no slash at the end; null when it is no path (contract 4.5). */
export function readPath(value: string | null, language: Lang): PagePath | null {
  if (value === null || value === '' || value.length > LONGEST || CONTROL.test(value)) return null
  if (!value.isWellFormed()) return null
  const bare = value.replace(/[?#].*$/, '').replace(/\/+$/, '')
  const path = bare.startsWith('/') || bare === '' ? bare : `/${bare}`
  if (path === '/en') return { path: '/', language: 'en' }
  if (path.startsWith('/en/')) return { path: path.slice(3), language: 'en' }
  return { path: path || '/', language }
}

/** The absolute address of a page of the shop in a language. */
export function absoluteUrl({ siteUrl }: StoreConfig, language: Lang, path: string): string {
  if (language === 'pt') return siteUrl + path
  return path === '/' ? `${siteUrl}/en` : `${siteUrl}/en${path}`
}

/** The listing of everything that the brand makes. */
export function brandPath({ brandSlug }: StoreConfig): string {
  return `/marca/${brandSlug}`
}

/** The pre-built picture of a base path at a width (T14). */
export function picture(base: string, width: 160 | 320 | 640 | 1080 | 1600): string {
  return `${base}-${width}.webp`
}
