import 'server-only'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { Lang } from '../routes/lang.ts'
import { pageMetadata } from '../seo/metadata.ts'
import { host } from './host.ts'
import { loadProduct } from './loaders.ts'

/** What a product page shows; a path that the store does not know is a 404 (decisions P9). */
export async function productPage(lang: Lang, path: string) {
  return (await loadProduct(lang, path)) ?? notFound()
}

/** The head of a product page. */
export async function productPageMetadata(lang: Lang, path: string): Promise<Metadata> {
  const { structure, product } = await productPage(lang, path)
  const own = {
    ...structure,
    title: structure.title || product.name,
    description: structure.description || product.shortDescription,
  }
  return pageMetadata({ ...own, canonicalPath: path }, lang, host().env.siteUrl)
}
