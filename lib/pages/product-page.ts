import 'server-only'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cacheTags } from '../cache-tags.ts'
import { headsCopy } from '../copy/heads.ts'
import { DEFAULT_LISTING_PARAMS } from '../routes/listing-address.ts'
import type { Lang } from '../routes/lang.ts'
import { pageMetadata } from '../seo/metadata.ts'
import { pageOffer } from '../shop/product.ts'
import { relatedProducts } from '../shop/related.ts'
import { host } from '../host/host.ts'
import { tagPage } from '../host/page-render.ts'
import { allProductsPath } from './all-products.ts'
import { loadListing, loadProduct } from './loaders.ts'

/** The data of a product page; an unknown path is a 404 (P9). Throws ApiError. */
export async function productPage(lang: Lang, path: string) {
  return (await loadProduct(lang, path)) ?? notFound()
}

/** The metadata of a product page; `sabor` is the id in its address (R52). */
export async function productPageMetadata(lang: Lang, path: string, sabor?: string): Promise<Metadata> {
  const { structure, product, kits } = await productPage(lang, path)
  const { env } = host()
  const { name, shortDescription } = product
  const own = {
    ...structure,
    title: structure.title || name,
    description: structure.description || shortDescription || headsCopy[lang].product(name, env.brand),
    heading: name,
    offer: pageOffer(product, kits),
    selectedOffer: pageOffer(product, kits, sabor),
  }
  return pageMetadata({ ...own, canonicalPath: path }, lang, env)
}

/** Products related to the one at a path. Empty when the load fails: the product page must not fail with it. */
export async function relatedTo(lang: Lang, path: string) {
  try {
    const all = await allProductsPath()
    const listing = all && (await loadListing(lang, 'landing-page', all, DEFAULT_LISTING_PARAMS))
    const related = listing ? relatedProducts(listing, path) : []
    tagPage(...related.map((product) => cacheTags.product(product.path)))
    return related
  } catch {
    return []
  }
}
