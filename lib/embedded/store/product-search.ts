import { sql, type ExpressionBuilder } from 'kysely'
import type { ListingOrder } from '#lib/contract/listing-order.ts'
import type { Queries } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import type { ListingCounts } from './listing-counts.ts'
import { COMMON, matchWords, type SearchedWord, type WordMatch } from './matched-words.ts'
import { byRelevance, RANKED_MAX } from './search-relevance.ts'
import { PRICE_RANGES, type PriceRange } from './price-ranges.ts'
import type { StoreContext } from './store.ts'
import { valuesOfTraits, withTraits, type Found } from './trait-queries.ts'
import type { TraitFilter } from './traits.ts'

/** Selects the products of a listing. */
export interface ProductFilter {
  /** The listing's categories; all when absent. */
  categories?: number[]
  /** The search text; no search when absent. */
  text?: string
  /** The categories of the category filter; no filter when absent. */
  filterCategories?: number[]
  /** Only products in stock. */
  inStock?: boolean
  /** Only products whose price is in this range; one that is sold by quote has none. */
  prices?: PriceRange | undefined
  /** Only products with these values. */
  traits?: readonly TraitFilter[]
}

/** The window of a listing that one page shows, and its order. */
export interface PageWindow {
  offset: number
  limit: number
  order: ListingOrder
}

/** The products found. */
interface FoundProducts extends ListingCounts {
  /** The product ids of the page. */
  ids: number[]
  /** The words that were searched; fewer than those of the text, or others, where no product has all of them. */
  searched: readonly SearchedWord[]
}

/** Finds the products of a page and their total (contract 4.8). */
export async function findProducts(
  { db, counts }: Pick<StoreContext, 'db' | 'counts'>,
  filter: ProductFilter,
  pageWindow: PageWindow,
): Promise<FoundProducts> {
  const { categories, text, filterCategories, inStock = false, prices, traits = [] } = filter
  const queries = db.read
  const countOf = (matches: WordMatch[]) => {
    const words = matches.map(({ wordIds }) => wordIds)
    const key = [categories, words, filterCategories, inStock, prices?.key, traits]
    return counts.get(JSON.stringify(key), () => countProducts(queries, filter, matches))
  }
  let matches = text === undefined ? [] : await matchWords(db, text)
  if (matches === null || categories?.length === 0)
    return { ids: [], searched: [], total: 0, perCategory: new Map() }
  let counted = await countOf(matches)
  const asTyped = matches.filter(({ isCorrected }) => !isCorrected)
  // No product has all words: those that are in the catalogue only with other letters may be words that it does not have.
  if (counted.perCategory.size === 0 && asTyped.length > 0 && asTyped.length < matches.length) {
    matches = asTyped
    counted = await countOf(matches)
  }
  // Then those that have the first words, which name the product: 'melatonina gotas' finds melatonin, not what comes in drops.
  while (counted.perCategory.size === 0 && matches.length > 1) {
    matches = matches.slice(0, -1)
    counted = await countOf(matches)
  }
  const found = { ...counted, searched: counted.perCategory.size > 0 ? matches : [] }
  const { total, perCategory } = counted
  if (total === 0) return { ids: [], ...found }
  const inCategories = productsOf(
    queries,
    shownCategories(perCategory, filterCategories) ?? categories,
    matches,
  )
  const filtered = withTraits(inCategories, traits)
  const priced = prices ? filtered.where(isPriced(prices)) : filtered
  const listed = inStock ? priced.where(isInStock) : priced
  const isRanked = matches.length > 0 && pageWindow.order === 'popularidade' && total <= RANKED_MAX
  const idsOfPage = isRanked
    ? mostRelevant(queries, listed, matches, pageWindow)
    : idsOf(listed, pageWindow, total)
  return { ids: await idsOfPage, ...found }
}

async function countProducts(
  queries: Queries,
  { categories, filterCategories, inStock = false, prices, traits = [] }: ProductFilter,
  matches: WordMatch[],
): Promise<ListingCounts> {
  const listed = productsOf(queries, categories, matches)
  const perCategory = await countByCategory(listed)
  const shown = shownCategories(perCategory, filterCategories)
  const inCategories = shown ? productsOf(queries, shown, matches) : listed
  // The other categories of a long list have no numbers: counting them all would take longer than the list.
  const isLong = sum(perCategory) > COMMON
  const counted = isLong ? inCategories : listed
  const filtered = withTraits(prices ? counted.where(isPriced(prices)) : counted, traits)
  const isFiltered = prices !== undefined || traits.length > 0
  const found = isFiltered ? await countByCategory(filtered) : perCategory
  // Counts the sold-out products, not those in stock: they are few and have an index.
  const soldOutCounts = inStock ? await countByCategory(soldOut(filtered)) : new Map<number, number>()
  const left = new Map([...found].map(([id, products]) => [id, products - (soldOutCounts.get(id) ?? 0)]))
  const isPartial = isLong && shown !== undefined && (isFiltered || inStock)
  const counts = {
    total: sum(left, shown),
    perCategory,
    ...(isPartial ? undefined : { filteredPerCategory: left }),
  }
  if (shown?.length === 0 || sum(perCategory, shown) > COMMON) return counts
  const offered = inStock ? inCategories.where(isInStock) : inCategories
  const priced = prices ? offered.where(isPriced(prices)) : offered
  return {
    ...counts,
    inRanges: await countInRanges(withTraits(offered, traits)),
    traitValues: await valuesOfTraits(queries, priced, traits),
  }
}

// The categories that the category filter selects among those of the listing; `undefined` without a filter.
function shownCategories(
  perCategory: ReadonlyMap<number, number>,
  filterCategories: number[] | undefined,
): number[] | undefined {
  return filterCategories && [...perCategory.keys()].filter((id) => filterCategories.includes(id))
}

function productsOf(queries: Queries, categories: number[] | undefined, matches: WordMatch[]): Found {
  let found: Found = queries.selectFrom('product')
  if (categories) found = found.where('product.category_id', 'in', categories)
  for (const { wordIds, isCommon } of matches) {
    found = found.where((is) => {
      const links = is.selectFrom('product_word').where('word_id', 'in', wordIds)
      return isCommon
        ? is.exists(links.select('word_id').whereRef('product_word.product_id', '=', 'product.id'))
        : is('product.id', 'in', links.select('product_word.product_id'))
    })
  }
  return found
}

async function idsOf(found: Found, { offset, limit, order }: PageWindow, total: number): Promise<number[]> {
  const rows = await inOrder(found, order, total).select('product.id').limit(limit).offset(offset).execute()
  return rows.map(({ id }) => id)
}

async function mostRelevant(
  queries: Queries,
  found: Found,
  matches: WordMatch[],
  { offset, limit, order }: PageWindow,
): Promise<number[]> {
  const products = await inOrder(found, order, RANKED_MAX)
    .select(['product.id', 'product.name_pt', 'product.name_en'])
    .execute()
  return (await byRelevance(queries, products, matches)).slice(offset, offset + limit)
}

function inOrder(found: Found, order: ListingOrder, total: number): Found {
  if (order === 'popularidade') return found.orderBy('product.position').orderBy('product.id')
  const direction = order === 'menor-preco' ? 'asc' : 'desc'
  if (total > COMMON)
    return found
      .innerJoin('kit', (join) => join.onRef('kit.product_id', '=', 'product.id').on('kit.position', '=', 1))
      .orderBy('kit.price_to', direction)
      .orderBy('kit.product_id', direction)
  // Sorting a small result is faster than scanning the price index of all products.
  return found
    .orderBy(
      ({ selectFrom }) =>
        selectFrom('kit')
          .select('kit.price_to')
          .whereRef('kit.product_id', '=', 'product.id')
          .where('kit.position', '=', 1),
      direction,
    )
    .orderBy('product.id', direction)
}

async function countByCategory(found: Found): Promise<Map<number, number>> {
  const rows = await found
    .select((eb) => ['product.category_id', eb.fn.countAll<number>().as('products')])
    .groupBy('product.category_id')
    .execute()
  return new Map(rows.map(({ category_id, products }) => [category_id, Number(products)]))
}

function sum(counts: ReadonlyMap<number, number>, ids: Iterable<number> = counts.keys()): number {
  return [...ids].reduce((total, id) => total + (counts.get(id) ?? 0), 0)
}

function soldOut(found: Found): Found {
  return found.where('product.id', 'in', withSoldOutItem).where((is) => is.not(isInStock(is)))
}

function isInStock({ exists, selectFrom }: ExpressionBuilder<Tables, 'product'>) {
  return exists(
    selectFrom('kit as stocked_kit')
      .innerJoin('item as stocked_item', 'stocked_item.kit_id', 'stocked_kit.id')
      .select('stocked_item.id')
      .whereRef('stocked_kit.product_id', '=', 'product.id')
      .where('stocked_kit.built', '=', 0)
      .where('stocked_item.stock', '>', 0),
  )
}

// The price on a card is that of the product's main kit.
function isPriced({ from, to }: PriceRange) {
  return ({ and, eb, exists, selectFrom }: ExpressionBuilder<Tables, 'product'>) => {
    const kit = selectFrom('kit as priced_kit')
      .select('priced_kit.id')
      .whereRef('priced_kit.product_id', '=', 'product.id')
      .where('priced_kit.position', '=', 1)
      .where('priced_kit.price_to', '>=', from)
    const limited = to === undefined ? kit : kit.where('priced_kit.price_to', '<=', to)
    return and([eb('product.sale', '!=', 'quote'), exists(limited)])
  }
}

async function countInRanges(found: Found): Promise<number[]> {
  const row = await found
    .innerJoin('kit', (join) => join.onRef('kit.product_id', '=', 'product.id').on('kit.position', '=', 1))
    .where('product.sale', '!=', 'quote')
    .select(({ and, eb, fn }) =>
      PRICE_RANGES.map(({ from, to }, index) => {
        const isIn = [
          eb('kit.price_to', '>=', from),
          ...(to === undefined ? [] : [eb('kit.price_to', '<=', to)]),
        ]
        return fn.countAll<number>().filterWhere(and(isIn)).as(`range${index}`)
      }),
    )
    .executeTakeFirstOrThrow()
  return PRICE_RANGES.map((_range, index) => Number(row[`range${index}`]))
}

// Products with a sold-out item. The zero is a literal, so that SQLite uses the partial index.
function withSoldOutItem({ selectFrom }: ExpressionBuilder<Tables, 'product'>) {
  return selectFrom('item')
    .innerJoin('kit', 'kit.id', 'item.kit_id')
    .select('kit.product_id')
    .where(sql<boolean>`item.stock = 0`)
    .where('kit.built', '=', 0)
}
