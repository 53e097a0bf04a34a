import 'server-only'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { headsCopy } from '../copy/heads.ts'
import type { Lang } from '../routes/lang.ts'
import { pageMetadata } from '../seo/metadata.ts'
import { host } from '../host/host.ts'
import { loadListPage } from './loaders.ts'

/** The page of a list of products; an unknown path is a 404 (P9). Throws ApiError. */
export async function listPage(lang: Lang, path: string) {
  return (await loadListPage(lang, path)) ?? notFound()
}

/** The metadata of the page of a list. */
export async function listPageMetadata(lang: Lang, path: string): Promise<Metadata> {
  const { structure, name } = await listPage(lang, path)
  const { env } = host()
  const own = {
    ...structure,
    title: structure.title || name,
    description: structure.description || headsCopy[lang].product(name, env.brandName),
    canonicalPath: path,
    heading: name,
  }
  return pageMetadata(own, lang, env)
}
