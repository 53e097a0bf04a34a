import { sql } from 'kysely'
import type { ListingOrder } from '#lib/contract/order.ts'
import type { Queries } from '../db/database.ts'
import { words } from '../db/words.ts'

const WORDS_READ = 8
// A plural finds its singular: 'colagenos' may be two letters longer than a known word of at least four.
const STEM_MIN = 4
const ENDING_MAX = 2
const COMMON = 5000

/** Which products a listing shows. */
export interface ProductFilter {
  /** Ids of categories; absent means all. */
  categories?: number[]
  /** What was searched for; absent means all. */
  text?: string
}

/** A stretch of a listing. */
export interface Stretch {
  offset: number
  limit: number
  order: ListingOrder
}

/** Ids of the products of a stretch and how many there are in all (contract 4.8). */
export async function findProducts(queries: Queries, { categories, text }: ProductFilter, stretch: Stretch) {
  const meanings = text === undefined ? [] : await meaningsOf(queries, text)
  if (meanings === null || categories?.length === 0) return { ids: [], total: 0 }
  let found = queries.selectFrom('product')
  if (categories) found = found.where('product.category_id', 'in', categories)
  for (const { wordIds, isCommon } of meanings) {
    found = found.where((is) => {
      const links = is.selectFrom('product_word').where('word_id', 'in', wordIds)
      return isCommon
        ? is.exists(links.select('word_id').whereRef('product_word.product_id', '=', 'product.id'))
        : is('product.id', 'in', links.select('product_word.product_id'))
    })
  }
  const isUp = stretch.order === 'menor-preco'
  const ordered =
    stretch.order === 'popularidade'
      ? found.orderBy('product.position').orderBy('product.id')
      : found
          .innerJoin('kit', (join) =>
            join.onRef('kit.product_id', '=', 'product.id').on('kit.position', '=', 1),
          )
          .orderBy('kit.price_to', isUp ? 'asc' : 'desc')
          .orderBy('kit.product_id', isUp ? 'asc' : 'desc')
  const rows = await ordered.select('product.id').limit(stretch.limit).offset(stretch.offset).execute()
  const { total } = await found.select((of) => of.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { ids: rows.map(({ id }) => id), total: Number(total) }
}

interface Meaning {
  /** Stored words that a word of the search may mean. */
  wordIds: number[]
  /** Whether so many products have one that walking all products in order finds a page of them sooner. */
  isCommon: boolean
}

// What each word searched for may mean; null when one means nothing here.
async function meaningsOf(queries: Queries, text: string): Promise<Meaning[] | null> {
  const wanted = words(text).slice(0, WORDS_READ)
  if (wanted.length === 0) return null
  const meanings: Meaning[] = []
  for (const word of wanted) {
    const shortest = Math.max(STEM_MIN, word.length - ENDING_MAX)
    const rows = await queries
      .selectFrom('word')
      .select('id')
      .where((is) =>
        is.or([
          is(sql<string>`substr(spelling, 1, length(${word}))`, '=', word),
          is.and([
            is(sql<number>`length(spelling)`, '>=', shortest),
            is(sql<string>`substr(${word}, 1, length(spelling))`, '=', is.ref('spelling')),
          ]),
        ]),
      )
      .execute()
    if (rows.length === 0) return null
    const wordIds = rows.map(({ id }) => id)
    meanings.push({ wordIds, isCommon: await isCommon(queries, wordIds) })
  }
  return meanings
}

async function isCommon(queries: Queries, wordIds: number[]): Promise<boolean> {
  const beyond = await queries
    .selectFrom('product_word')
    .select('product_id')
    .where('word_id', 'in', wordIds)
    .limit(1)
    .offset(COMMON)
    .execute()
  return beyond.length > 0
}
