import 'server-only'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { Thing } from 'schema-dts'
import { DEFAULT_CHOICE } from '../routes/listing-address.ts'
import type { Lang } from '../routes/lang.ts'
import { pagePaths } from '../routes/page-paths.ts'
import { localePath } from '../routes/paths.ts'
import { productNode } from '../seo/json-ld/product.ts'
import { pageMetadata } from '../seo/metadata.ts'
import type { Product } from '../shop/product.ts'
import { relatedProducts } from '../shop/related.ts'
import type { TopicReviews } from '../shop/review.ts'
import { host } from './host.ts'
import { loadListing, loadProduct } from './loaders.ts'

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

/** The structured data of a product page (spec section 7, decisions P10). */
export function productGraph(lang: Lang, product: Product, reviews: TopicReviews | undefined): Thing[] {
  const path = localePath(lang, product.path)
  const node = productNode({ product, siteUrl: host().env.siteUrl, path, reviews })
  return node ? [node] : []
}

/** Lines beside a product's own. It is sold without them: whatever goes wrong with them is not its page's affair. */
export async function relatedTo(lang: Lang, path: string) {
  try {
    const listing = await loadListing(lang, 'landing-page', pagePaths.products(), DEFAULT_CHOICE)
    return listing ? relatedProducts(listing, path) : []
  } catch {
    return []
  }
}
