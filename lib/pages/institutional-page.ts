import 'server-only'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { StorePage } from '../client/store/page.ts'
import { brand } from '../host/brand.ts'
import type { BrandPageName } from '../brand/pages-schema.ts'
import { institutionalLinks } from '../content/institutional.ts'
import { brandPage } from '../content/brand-page.ts'
import { pageValues } from '../content/page-values.ts'
import { headsCopy } from '../copy/heads.ts'
import { institutionalCopy, type OwnPageName } from '../copy/institutional.ts'
import type { Lang } from '../routes/lang.ts'
import { pagePaths } from '../routes/page-paths.ts'
import { paths } from '../routes/paths.ts'
import { pageMetadata } from '../seo/metadata.ts'
import { host } from '../host/host.ts'
import { isOwnHost } from '../host/own-hosts.ts'
import { safeHtml } from '../text/sanitize.ts'
import type { SafeHtml } from '../text/safe-html.ts'
import { loadPage, loadSettings } from './loaders.ts'

/**
 * Title, structure and HTML of an institutional page of the store, otherwise the title of the brand's page at this path, without
 * HTML (P28). Any other path is a 404 (spec section 4, P9). Throws ApiError.
 */
export async function institutionalPage(lang: Lang, path: string): Promise<InstitutionalDocument> {
  const page = (await loadPage(lang, path)) ?? brandPageAt(lang, path) ?? notFound()
  return { ...page, html: safeHtml(withOwnLinks(page.html)) }
}

type InstitutionalDocument = Pick<StorePage, 'title' | 'structure'> & {
  /** The store's own text; '' when the API has none. */
  html: SafeHtml
}

function brandPageAt(lang: Lang, path: string): StorePage | undefined {
  const link = institutionalLinks(brand(), lang).find((each) => each.path === path)
  if (!link) return undefined
  const { label } = link
  const breadcrumb = [
    { label: 'Home', path: paths.home() },
    { label, path },
  ]
  const structure = {
    title: '',
    description: '',
    keywords: '',
    canonicalPath: path,
    isIndexable: true,
    breadcrumb,
    eventId: '',
  }
  return { title: label, structure, html: '' }
}

/** The frame of every institutional page: the menu of those that exist, and the service hours (P20, P28). */
export function institutionalFrame(lang: Lang) {
  return { links: institutionalLinks(brand(), lang), helpHours: brand().helpHours?.[lang] }
}

/** The brand's text of a page with the facts of store and company (P28, P29); undefined when the brand has none. */
export async function brandText(lang: Lang, name: BrandPageName) {
  const { env, company } = host()
  return brandPage(
    env.brand,
    name,
    lang,
    pageValues(lang, { env, company, settings: await loadSettings(lang) }),
  )
}

// Turns links to the store's or the shop's own host into paths, because texts of the store link to its host.
function withOwnLinks(html: string): string {
  return html.replace(/(\bhref\s*=\s*["'])https?:\/\/([^/"'?#]+)(\/?)/gi, (whole, start, name) =>
    isOwnHost(String(name)) ? `${start}/` : String(whole),
  )
}

/** The metadata of an institutional page; `isForBothLanguages` when one address shows both languages (P2). */
export async function institutionalMetadata(
  lang: Lang,
  path: string,
  { isForBothLanguages = false } = {},
): Promise<Metadata> {
  const { structure, title } = await institutionalPage(lang, path)
  const { env } = host()
  const own = {
    ...structure,
    title: structure.title || `${title} | ${env.brandName}`,
    description: structure.description || headsCopy[lang].institutional(title, env.brandName),
    canonicalPath: path,
    isForBothLanguages,
    heading: title,
  }
  return pageMetadata(own, lang, env)
}

/** An institutional page that does not depend on the store: the index and the references. */
export function ownPage(lang: Lang, name: OwnPageName) {
  const { title } = institutionalCopy[lang].own[name]
  const breadcrumb = [
    { label: 'Home', path: paths.home() },
    { label: title, path: pagePaths[name]() },
  ]
  return { structure: { breadcrumb }, title }
}

/** The metadata of an institutional page that does not depend on the store. */
export function ownPageMetadata(lang: Lang, name: OwnPageName): Metadata {
  const { title } = institutionalCopy[lang].own[name]
  const description = brand().words?.[name]?.[lang] ?? headsCopy[lang].institutional(title, brand().name)
  const { env } = host()
  const structure = { title: `${title} | ${env.brandName}`, description, canonicalPath: pagePaths[name]() }
  return pageMetadata({ ...structure, heading: title, isIndexable: true }, lang, env)
}
