import 'server-only'
import { brand } from '../../host/brand.ts'
import { missingPages } from '../../brand/missing-pages.ts'
import { hasOwnTexts } from '../../config/own-texts.ts'
import { DEFAULT_LISTING_PARAMS } from '../../routes/listing-address.ts'
import { pagePaths } from '../../routes/page-paths.ts'
import { paths } from '../../routes/paths.ts'
import type { SitemapPage } from '../../seo/sitemap.ts'
import { isIndexableListing } from '../../shop/listing.ts'
import type { PageStructure } from '../../shop/page.ts'
import { host } from '../../host/host.ts'
import { loadBuildKits, loadHome, loadListing, loadPage } from '../../pages/loaders.ts'
import { loadFirstReviews } from '../../pages/review-loaders.ts'
import type { ListingKind } from '../../routes/page-kind.ts'
import { productSources } from './product-sources.ts'

const INSTITUTIONAL = [
  pagePaths.about(),
  pagePaths.faq(),
  pagePaths.service(),
  pagePaths.payment(),
  pagePaths.returns(),
  pagePaths.privacy(),
  pagePaths.terms(),
]

/** A page for sitemaps and llms.txt, with its title. */
export type DiscoverablePage = SitemapPage & { name: string }

/** All existing, indexable pages of the shop except product pages (R65). Throws ApiError. */
export async function discoverablePages(): Promise<DiscoverablePage[]> {
  const [home, kits, institutional, listings, reviews] = await Promise.all([
    loadHome('pt'),
    loadBuildKits('pt'),
    Promise.all(INSTITUTIONAL.map(institutionalPage)),
    listingPages(),
    reviewsPage(),
  ])
  const missing = missingPages(brand())
  const all = [
    ...indexable(paths.home(), home.structure),
    ...listings,
    ...(kits ? indexable(pagePaths.buildKit(), kits.structure) : []),
    ...reviews,
    ...brandPage(pagePaths.institutional()),
    ...institutional.flat(),
    ...brandPage(pagePaths.references()),
    ...guidePages(),
  ]
  return all.filter(({ path }) => !missing.has(path))
}

async function institutionalPage(path: string): Promise<DiscoverablePage[]> {
  const page = await loadPage('pt', path)
  const isForBothLanguages = path === pagePaths.about()
  if (!page) return []
  return indexable(path, page.structure).map((each) => ({
    ...each,
    isForBothLanguages,
    changedAt: page.changedAt,
  }))
}

// Its date is that of the newest review.
async function reviewsPage(): Promise<DiscoverablePage[]> {
  const { env, reports } = host()
  if (!reports) return []
  const first = await loadFirstReviews('pt', '', 'created_at_desc')
  return [{ ...shopPage(pagePaths.reviews(env.brandSlug)), changedAt: first?.reviews[0]?.createdAt }]
}

async function listingPages(): Promise<DiscoverablePage[]> {
  const sources = await productSources('pt')
  if (sources[0]?.path !== pagePaths.products()) {
    const named = await Promise.all(sources.map(({ kind, path }) => listing(kind, path)))
    return named.flatMap(({ pages }) => pages)
  }
  const all = await listing('landing-page', pagePaths.products())
  // The list of the shop's own brand has the same products, so its canonical is that of all products.
  const pages = [...all.pages]
  const seen = new Set(all.below)
  // A listing names the categories up to two levels below it. A loop over a set also visits values that are added during the loop.
  for (const slug of seen) {
    const category = await listing('category', pagePaths.category(slug))
    pages.push(...category.pages)
    for (const below of category.below) seen.add(below)
  }
  return pages
}

async function listing(
  kind: ListingKind,
  path: string,
): Promise<{ pages: DiscoverablePage[]; below: string[] }> {
  const page = await loadListing('pt', kind, path, DEFAULT_LISTING_PARAMS)
  if (!page) return { pages: [], below: [] }
  const { structure, products } = page
  // The page shows these products, so it changes when one of them does.
  const dates = products.flatMap((product) => product.changedAt ?? [])
  const changedAt = dates.length === products.length ? latest(dates) : undefined
  const pages = indexable(path, { ...structure, isIndexable: isIndexableListing(kind, page) }).map(
    (each) => ({ ...each, changedAt }),
  )
  return { pages, below: page.filters.map(({ category }) => category) }
}

function latest(dates: readonly string[]): string | undefined {
  return dates.toSorted((a, b) => Date.parse(a) - Date.parse(b)).at(-1)
}

function indexable(path: string, { isIndexable, title }: PageStructure): DiscoverablePage[] {
  return isIndexable ? [{ path, name: title }] : []
}

// An external store without a brand file does not have the brand's pages (P28).
function brandPage(path: string): DiscoverablePage[] {
  return hasOwnTexts(host().env) ? [shopPage(path)] : []
}

// The dates are those in the brand's file, so they do not move with a new version of the shop (R65).
function guidePages(): DiscoverablePage[] {
  const { guides } = brand()
  if (!hasOwnTexts(host().env) || !guides || guides.articles.length === 0) return []
  const days = guides.articles.map(({ updated }) => updated)
  return [
    { path: pagePaths.guides(), name: guides.title.pt, changedAt: latest(days) },
    ...guides.articles.map(({ slug, title, updated }) => ({
      path: pagePaths.guide(slug),
      name: title.pt,
      changedAt: updated,
    })),
  ]
}

function shopPage(path: string): DiscoverablePage {
  return { path, name: path }
}
