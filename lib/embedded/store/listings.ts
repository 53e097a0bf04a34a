import type { Lang } from '#lib/routes/lang.ts'
import { categoryDocument, categorySteps, loadCategories, type CategoryRow } from './categories.ts'
import type { Bilingual } from './language.ts'
import {
  filterDocuments,
  filteredCategories,
  filteredPrices,
  filtersQuery,
  type ListingFilters,
} from './filters.ts'
import { findPage } from './pages.ts'
import { sortOrderDocument, pagingDocument } from './paging.ts'
import { brandPath, type PagePath } from './paths.ts'
import { priceFilterDocuments } from './price-ranges.ts'
import { productCards } from './product-cards.ts'
import { findProducts, type ProductFilter, type PageWindow } from './product-search.ts'
import { searchDocumentTexts } from './searched-text.ts'
import type { StoreContext } from './store.ts'
import { readDocument } from './stored-documents.ts'
import { structure, type SeoTexts, type BreadcrumbStep } from './structure.ts'
import { readTraits, traitFilterDocuments, traitsQuery } from './traits.ts'

/** The kinds of product listing that a path can name. */
export const LISTING_KINDS = ['category', 'brand', 'landing-page'] as const

/** A kind of product listing that a path can name. */
export type PathListingKind = (typeof LISTING_KINDS)[number]

const BRAND_ID = 1

/** The page window and filters of a listing request. */
export interface ListingQuery {
  pageWindow: PageWindow
  filters: ListingFilters
}

interface Listing {
  level: 'category' | 'brand' | 'landing-page' | 'search'
  path: string
  seo: SeoTexts
  breadcrumbs: BreadcrumbStep[]
  indexable: boolean
  filter: Pick<ProductFilter, 'categories' | 'text'>
  chain?: CategoryRow[]
  brand?: string
  text?: string
}

/**
 * GET url/product/listing/{category,brand,landing-page}; null when the path is not a listing of this kind (contract
 * 4.8).
 */
export async function listingDocument(
  store: StoreContext,
  kind: PathListingKind,
  page: PagePath,
  query: ListingQuery,
) {
  const listing = await findListing(store, kind, page.path)
  return listing && assemble(store, listing, page.language, query)
}

/** GET url/product/listing/search (contract 4.8). */
export async function searchDocument(store: StoreContext, text: string, language: Lang, query: ListingQuery) {
  const title = { pt: `Busca: ${text}`, en: `Search: ${text}` }
  const listing: Listing = {
    level: 'search',
    path: `/busca?${new URLSearchParams({ busca: text })}`,
    seo: { title, description: { pt: '', en: '' }, keywords: { pt: '', en: '' } },
    breadcrumbs: [],
    indexable: false,
    filter: { text },
    text,
  }
  return assemble(store, listing, language, query)
}

/** Returns the kind of listing of a path; null when it is none. */
export async function listingKindOf(store: StoreContext, path: string): Promise<PathListingKind | null> {
  for (const kind of LISTING_KINDS) if (await findListing(store, kind, path)) return kind
  return null
}

async function findListing(
  store: StoreContext,
  kind: PathListingKind,
  path: string,
): Promise<Listing | null> {
  if (kind === 'category') return findCategoryListing(store, path)
  if (kind === 'brand') return findBrandListing(store, path)
  const page = await findPage(store.db.read, path)
  if (page?.level !== 'product/listing/landing-page') return null
  const { title, seo } = page
  return { level: kind, path, seo, breadcrumbs: [{ label: title, path }], indexable: true, filter: {} }
}

async function findCategoryListing(store: StoreContext, path: string): Promise<Listing | null> {
  const categories = await loadCategories(store.db.read)
  const category = categories.ofPath(path)
  if (!category) return null
  const chain = categories.chain(category.id)
  return {
    level: 'category',
    path,
    seo: namedSeo({ pt: category.name_pt, en: category.name_en }, await brandName(store)),
    breadcrumbs: categorySteps(chain),
    indexable: true,
    filter: { categories: categories.idsWithDescendants(category.id) },
    chain,
  }
}

async function findBrandListing(store: StoreContext, path: string): Promise<Listing | null> {
  if (path !== brandPath(store.config)) return null
  const brand = await brandName(store)
  const both = { pt: brand, en: brand }
  const seo = {
    title: { pt: `Produtos ${brand}`, en: `${brand} products` },
    description: {
      pt: `Todos os produtos ${brand}, com entrega em todo o Brasil.`,
      en: `All ${brand} products, delivered throughout Brazil.`,
    },
    keywords: both,
  }
  return {
    level: 'brand',
    path,
    seo,
    breadcrumbs: [{ label: both, path }],
    indexable: true,
    filter: {},
    brand,
  }
}

async function assemble(store: StoreContext, listing: Listing, language: Lang, query: ListingQuery) {
  const { pageWindow, filters } = query
  const categories = await loadCategories(store.db.read)
  const filterCategories = filteredCategories(categories, filters)
  const { ids, searched, total, inRanges, traitValues, ...perCategory } = await findProducts(
    store,
    {
      ...listing.filter,
      inStock: filters.inStock,
      prices: filteredPrices(filters),
      traits: filters.traits,
      ...(filterCategories && { filterCategories }),
    },
    pageWindow,
  )
  const brand = await brandName(store)
  const cards = await productCards(store, ids, { brand, categories, language })
  const named: Record<string, string> =
    listing.text === undefined ? { url: listing.path } : { busca: listing.text }
  return {
    estrutura: structure(store.config, language, { ...listing, level: `product/listing/${listing.level}` }),
    conteudo: {
      busca: listing.text === undefined ? null : searchDocumentTexts(listing.text, searched, cards),
      categoria: listing.chain ? categoryDocument(store.config, language, listing.chain) : null,
      marca: listing.brand ? { id: BRAND_ID, nome: listing.brand } : null,
      produtos: cards,
      detalhes: {
        ordenacao: sortOrderDocument(pageWindow.order, language, listing.text !== undefined),
        filtros: filterDocuments(categories, listing.chain?.at(-1), perCategory, filters, language),
        atributos: traitFilterDocuments(await readTraits(store.db.read), traitValues, filters.traits, {
          more: filters.price === null ? {} : { preco: filters.price },
          language,
        }),
        filtrosPreco: priceFilterDocuments(inRanges, filters.price, traitsQuery(filters.traits)),
        precoLivre: true,
      },
    },
    info: pagingDocument(
      `url/product/listing/${listing.level}`,
      { ...named, ...filtersQuery(filters) },
      pageWindow,
      total,
    ),
  }
}

function brandName(store: StoreContext): Promise<string> {
  return readDocument<string>(store.db.read, 'brand')
}

function namedSeo(name: Bilingual, brand: string): SeoTexts {
  return {
    title: {
      pt: `${name.pt}: preços e avaliações | ${brand}`,
      en: `${name.en}: prices and reviews | ${brand}`,
    },
    description: {
      pt: `${name.pt} da ${brand}: compare preços por unidade, kits e avaliações de quem usa, e receba em qualquer cidade do Brasil.`,
      en: `${name.en} from ${brand}: compare unit prices, kits and reviews from people who use them, with delivery anywhere in Brazil.`,
    },
    keywords: name,
  }
}
