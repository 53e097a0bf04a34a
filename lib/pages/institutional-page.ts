import 'server-only'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { headsCopy } from '../copy/heads.ts'
import { institutionalCopy, type OwnPageName } from '../copy/institutional.ts'
import type { Lang } from '../routes/lang.ts'
import { pagePaths } from '../routes/page-paths.ts'
import { paths } from '../routes/paths.ts'
import { pageMetadata } from '../seo/metadata.ts'
import { host } from '../host/host.ts'
import { loadPage } from './loaders.ts'

/** An institutional page of the store; an unknown path is a 404 (spec section 4, P9). Throws ApiError. */
export async function institutionalPage(lang: Lang, path: string) {
  return (await loadPage(lang, path)) ?? notFound()
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
    title: structure.title || title,
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
  const { title, description } = institutionalCopy[lang].own[name]
  const { env } = host()
  const structure = { title: `${title} | ${env.brandName}`, description, canonicalPath: pagePaths[name]() }
  return pageMetadata({ ...structure, heading: title, isIndexable: true }, lang, env)
}
