import { sql } from 'kysely'
import type { ListingOrder } from '#lib/contract/order.ts'
import type { Queries } from '../db/database.ts'
import { words } from '../db/words.ts'

const WORDS_READ = 8
// A plural finds its singular: 'colagenos' may be two letters longer than a known word of at least four.
const STEM_MIN = 4
const ENDING_MAX = 2

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
export async function findProducts(queries: Queries, filter: ProductFilter, stretch: Stretch) {
  const meanings = filter.text === undefined ? [] : await meaningsOf(queries, filter.text)
  if (meanings === null || filter.categories?.length === 0) return { ids: [], total: 0 }
  let found = queries
    .selectFrom('product')
    .innerJoin('kit', (join) => join.onRef('kit.product_id', '=', 'product.id').on('kit.position', '=', 1))
  if (filter.categories) found = found.where('product.category_id', 'in', filter.categories)
  for (const wordIds of meanings) {
    found = found.where('product.id', 'in', (nested) =>
      nested.selectFrom('product_word').select('product_id').where('word_id', 'in', wordIds),
    )
  }
  const { total } = await found.select((of) => of.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const ordered =
    stretch.order === 'popularidade'
      ? found.orderBy('product.position').orderBy('product.id')
      : found
          .orderBy('kit.price_to', stretch.order === 'menor-preco' ? 'asc' : 'desc')
          .orderBy('kit.product_id')
  const rows = await ordered.select('product.id').limit(stretch.limit).offset(stretch.offset).execute()
  return { ids: rows.map(({ id }) => id), total: Number(total) }
}

// For each word searched for the ids of the stored words that it may mean; null when one means nothing here.
async function meaningsOf(queries: Queries, text: string): Promise<number[][] | null> {
  const wanted = words(text).slice(0, WORDS_READ)
  if (wanted.length === 0) return null
  const meanings: number[][] = []
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
    meanings.push(rows.map(({ id }) => id))
  }
  return meanings
}
