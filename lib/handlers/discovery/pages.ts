import 'server-only'
import { brand } from '../../host/brand.ts'
import { missingPages } from '../../brand/missing-pages.ts'
import { hasOwnTexts } from '../../config/own-texts.ts'
import { DEFAULT_LISTING_PARAMS } from '../../routes/listing-address.ts'
import { pagePaths } from '../../routes/page-paths.ts'
import { paths } from '../../routes/paths.ts'
import type { Brand } from '../../brand/brand-schema.ts'
import { newestOf } from '../../seo/newest.ts'
import type { SitemapPage } from '../../seo/sitemap.ts'
import { isIndexableListing } from '../../shop/listing.ts'
import type { PageStructure } from '../../shop/page.ts'
import { host } from '../../host/host.ts'
import { loadBuildKits, loadHome, loadListing, loadPage } from '../../pages/loaders.ts'
import { loadFirstReviews } from '../../pages/review-loaders.ts'
import type { ListingKind } from '../../routes/page-kind.ts'
import { productSources } from './product-sources.ts'

const INSTITUTIONAL = ['about', 'faq', 'service', 'payment', 'returns', 'privacy', 'terms'] as const

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
    ...dated(
      indexable(paths.home(), home.structure),
      // A home page without kits shows what has no date: banners and showcases of the store.
      newestOf([
        home.kits.length > 0 ? ownDate('home') : undefined,
        ...home.kits.map(({ path }) => listings.productDates.get(path)),
      ]),
    ),
    ...listings.pages,
    ...(kits
      ? dated(
          indexable(pagePaths.buildKit(), kits.structure),
          newestOf([ownDate('buildKit'), listings.productDates.get(brand().landing?.path ?? '')]),
        )
      : []),
    ...reviews,
    ...dated(brandPage(pagePaths.institutional()), ownDate('institutional')),
    ...institutional.flat(),
    ...dated(brandPage(pagePaths.references()), ownDate('references')),
    ...guidePages(),
  ]
  return all.filter(({ path }) => !missing.has(path))
}

async function institutionalPage(name: (typeof INSTITUTIONAL)[number]): Promise<DiscoverablePage[]> {
  const path = pagePaths[name]()
  const page = await loadPage('pt', path)
  const isForBothLanguages = name === 'about'
  if (!page) return []
  return indexable(path, page.structure).map((each) => ({
    ...each,
    isForBothLanguages,
    changedAt: page.changedAt ?? ownDate(name),
  }))
}

// The day that the brand states for its own text of a page.
function ownDate(name: keyof NonNullable<Brand['pageDates']>): string | undefined {
  return hasOwnTexts(host().env) ? brand().pageDates?.[name] : undefined
}

function dated(pages: DiscoverablePage[], changedAt: string | undefined): DiscoverablePage[] {
  return pages.map((page) => ({ ...page, changedAt }))
}

// Its date is that of the newest review.
async function reviewsPage(): Promise<DiscoverablePage[]> {
  const { env, reports } = host()
  if (!reports) return []
  const first = await loadFirstReviews('pt', '', 'created_at_desc')
  return [{ ...shopPage(pagePaths.reviews(env.brandSlug)), changedAt: first?.reviews[0]?.createdAt }]
}

interface Listings {
  pages: DiscoverablePage[]
  /** The dates of the products on their first pages, by path. */
  productDates: ReadonlyMap<string, string | undefined>
}

async function listingPages(): Promise<Listings> {
  const sources = await productSources('pt')
  if (sources[0]?.path !== pagePaths.products()) {
    const named = await Promise.all(sources.map(({ kind, path }) => listing(kind, path)))
    return joined(named)
  }
  const all = await listing('landing-page', pagePaths.products())
  // The list of the shop's own brand has the same products, so its canonical is that of all products.
  const listings = [all]
  const seen = new Set(all.below)
  // A listing names the categories up to two levels below it. A loop over a set also visits values that are added during the loop.
  for (const slug of seen) {
    const category = await listing('category', pagePaths.category(slug))
    listings.push(category)
    for (const below of category.below) seen.add(below)
  }
  return joined(listings)
}

function joined(listings: readonly Listings[]): Listings {
  return {
    pages: listings.flatMap(({ pages }) => pages),
    productDates: new Map(listings.flatMap(({ productDates }) => [...productDates])),
  }
}

async function listing(kind: ListingKind, path: string): Promise<Listings & { below: string[] }> {
  const page = await loadListing('pt', kind, path, DEFAULT_LISTING_PARAMS)
  if (!page) return { pages: [], productDates: new Map(), below: [] }
  const { structure, products } = page
  // The page shows these products, so it changes when one of them does.
  const changedAt = newestOf(products.map((product) => product.changedAt))
  const pages = dated(
    indexable(path, { ...structure, isIndexable: isIndexableListing(kind, page) }),
    changedAt,
  )
  const productDates = new Map(products.map((product) => [product.path, product.changedAt]))
  return { pages, productDates, below: page.filters.map(({ category }) => category) }
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
    { path: pagePaths.guides(), name: guides.title.pt, changedAt: newestOf(days) },
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
