import 'server-only'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { brand } from '../host/brand.ts'
import { brandGuides, guideOf, type Guide } from '../content/guides.ts'
import { DEFAULT_LISTING_PARAMS } from '../routes/listing-address.ts'
import type { Lang } from '../routes/lang.ts'
import { pagePaths } from '../routes/page-paths.ts'
import { paths } from '../routes/paths.ts'
import { breadcrumbSteps, type BreadcrumbLink } from '../seo/breadcrumb.ts'
import { fittingTitle } from '../seo/head-texts.ts'
import { pageMetadata } from '../seo/metadata.ts'
import type { ListedProduct } from '../shop/listing.ts'
import { host } from '../host/host.ts'
import { allProductsPath } from './all-products.ts'
import { loadListing } from './loaders.ts'

/** The list of the brand's guides; a brand without guides has no such page (P28). */
export function guidesPage(lang: Lang) {
  const found = brandGuides(brand(), lang) ?? notFound()
  return { ...found, steps: stepsTo(lang, found.title) }
}

/** A guide with its breadcrumb and the other guides; an unknown one is a 404. */
export function guidePage(
  lang: Lang,
  slug: string,
): { guide: Guide; others: Guide[]; steps: BreadcrumbLink[] } {
  const { title, guides } = guidesPage(lang)
  const guide = guideOf(brand(), lang, slug) ?? notFound()
  const others = guides.filter((each) => each.slug !== slug)
  return { guide, others, steps: stepsTo(lang, title, guide) }
}

function stepsTo(lang: Lang, title: string, guide?: Guide): BreadcrumbLink[] {
  const breadcrumb = [
    { label: 'Home', path: paths.home() },
    { label: title, path: pagePaths.guides() },
    ...(guide ? [{ label: guide.title, path: guide.path }] : []),
  ]
  return breadcrumbSteps({ breadcrumb }, lang)
}

/** The metadata of the list of guides, or of one of them. */
export function guideMetadata(lang: Lang, slug?: string): Metadata {
  if (slug === undefined) {
    const { title, headTitle, description } = guidesPage(lang)
    return guideHead(lang, { title: headTitle, description, path: pagePaths.guides(), heading: title })
  }
  const { guide } = guidePage(lang, slug)
  return guideHead(lang, { ...guide, heading: guide.title })
}

function guideHead(
  lang: Lang,
  {
    title,
    description,
    path,
    heading,
  }: { title: string; description: string; path: string; heading: string },
): Metadata {
  const { env } = host()
  const head = { title: fittingTitle(`${title} | ${env.brandName}`, title), description, heading }
  return pageMetadata({ ...head, canonicalPath: path, isIndexable: true }, lang, env)
}

/** The products that a guide is about; empty when the store does not respond: the guide must not fail with it. */
export async function guideProducts(lang: Lang, { products }: Guide): Promise<ListedProduct[]> {
  try {
    const all = await allProductsPath()
    const listing = all && (await loadListing(lang, 'landing-page', all, DEFAULT_LISTING_PARAMS))
    const listed = listing ? listing.products : []
    return products.flatMap((path) => listed.find((product) => product.path === path) ?? [])
  } catch {
    return []
  }
}
