import 'server-only'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { headsCopy } from '../copy/heads.ts'
import type { Lang } from '../routes/lang.ts'
import { pageMetadata } from '../seo/metadata.ts'
import type { ListPage } from '../shop/list-page.ts'
import { host } from '../host/host.ts'
import { loadListCards, loadListPage } from './loaders.ts'

/** The page of a list, products that a store sells together (platform 3.5); an unknown path is a 404 (P9). Throws ApiError. */
export async function listPage(lang: Lang, path: string) {
  return (await loadListPage(lang, path)) ?? notFound()
}

/** A page with cards of several lists; an unknown path is a 404 (P9). Throws ApiError. */
export async function listCards(lang: Lang, path: string) {
  return (await loadListCards(lang, path)) ?? notFound()
}

/** The metadata of the page of a list. */
export async function listPageMetadata(lang: Lang, path: string): Promise<Metadata> {
  return metadataOf(await listPage(lang, path), lang, path)
}

/** The metadata of a page with cards of several lists. */
export async function listCardsMetadata(lang: Lang, path: string): Promise<Metadata> {
  return metadataOf(await listCards(lang, path), lang, path)
}

function metadataOf({ structure, name }: Pick<ListPage, 'structure' | 'name'>, lang: Lang, path: string) {
  const { env } = host()
  const own = {
    ...structure,
    title: structure.title || name,
    description: structure.description || headsCopy[lang].product(name, env.brand),
    canonicalPath: path,
    heading: name,
  }
  return pageMetadata(own, lang, env)
}
