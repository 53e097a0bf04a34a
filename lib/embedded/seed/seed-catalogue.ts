import { sql } from 'kysely'
import { bulkInsert } from './bulk-insert.ts'
import type { CatalogueFiles } from './catalogue-files.ts'
import type { CategoryFile, ProductFile } from './catalogue-schema.ts'
import type { Database, Queries } from '../db/database.ts'
import { lockMigrations } from '../db/migrate.ts'
import { itemRows, kitRows, productRow, productWords, traitRows, variationRows } from './product-rows.ts'

/** The catalogue of an empty database. */
interface CatalogueSeed {
  catalogue: CatalogueFiles
  /** Further products. */
  more: Iterable<ProductFile[]>
  /** The parts of the seed that follow in transactions of their own. */
  parts: readonly string[]
}

/**
 * Writes the catalogue into an empty database in one transaction, and marks the parts that are to follow; returns false when
 * it already has products.
 */
export async function seed(database: Database, { catalogue, more, parts }: CatalogueSeed): Promise<boolean> {
  return database.write(async (queries) => {
    await lockMigrations(database, queries)
    const known = await queries.selectFrom('product').select('id').limit(1).executeTakeFirst()
    if (known) return false
    const { store, categories, pages } = catalogue
    const documents = {
      settings: store.settings,
      brand: store.brand,
      home: store.home,
      homeKits: store.homeKits,
      menus: store.menus,
      traits: store.traits,
      synonyms: store.synonyms,
    }
    await bulkInsert(
      queries,
      'document',
      Object.entries(documents).map(([name, body]) => ({ name, body: JSON.stringify(body) })),
    )
    await bulkInsert(
      queries,
      'page',
      pages.map(({ path, level, line, ...body }) => ({ path, level, line, body: JSON.stringify(body) })),
    )
    await bulkInsert(
      queries,
      'category',
      categories.map(({ id, slug, parentId, name }) => ({
        id,
        slug,
        parent_id: parentId,
        name_pt: name.pt,
        name_en: name.en,
      })),
    )
    const vocabulary = new Map<string, number>()
    await insertProducts(queries, catalogue.products, categories, vocabulary)
    for (const products of more) await insertProducts(queries, products, categories, vocabulary)
    await bulkInsert(
      queries,
      'seed_part',
      parts.map((name) => ({ name, done_at: null })),
    )
    // Gives the query planner statistics on the number of products per word.
    await sql`analyze`.execute(queries)
    return true
  })
}

async function insertProducts(
  queries: Queries,
  products: ProductFile[],
  categories: CategoryFile[],
  vocabulary: Map<string, number>,
) {
  await bulkInsert(queries, 'product', products.map(productRow))
  await bulkInsert(queries, 'kit', products.flatMap(kitRows))
  await bulkInsert(queries, 'item', products.flatMap(itemRows))
  await bulkInsert(queries, 'variation', products.flatMap(variationRows))
  await bulkInsert(queries, 'product_trait', products.flatMap(traitRows))
  const newWords: { id: number; spelling: string }[] = []
  const links = products.flatMap((product) =>
    productWords(product, chainOf(product.categoryId, categories)).map((spelling) => {
      const known = vocabulary.get(spelling)
      if (known !== undefined) return { word_id: known, product_id: product.id }
      const id = vocabulary.size + 1
      vocabulary.set(spelling, id)
      newWords.push({ id, spelling })
      return { word_id: id, product_id: product.id }
    }),
  )
  await bulkInsert(queries, 'word', newWords)
  await bulkInsert(queries, 'product_word', links)
}

function chainOf(id: number | null, categories: CategoryFile[]): CategoryFile[] {
  const category = categories.find((one) => one.id === id)
  return category ? [...chainOf(category.parentId, categories), category] : []
}
