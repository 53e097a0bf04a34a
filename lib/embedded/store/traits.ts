import { LANGS, type Lang } from '#lib/routes/lang.ts'
import type { Queries } from '../db/database.ts'
import { searchWords } from '../db/search-words.ts'
import type { StoreFile } from '../seed/catalogue-schema.ts'

/** What products may be for, or the forms in which they come, such as 'Objetivo' with 'Pele' and 'Articulações'. */
type Trait = StoreFile['traits'][number]

/** The value of one trait that all products of a listing have to have. */
export interface TraitFilter {
  trait: string
  value: string
}

/** The number of products that have each value of a trait, by the keys of trait and value. */
export type TraitValues = ReadonlyMap<string, ReadonlyMap<string, number>>

/** The traits of the store, from its document 'traits'; empty in a database without that document. */
export async function readTraits(queries: Queries): Promise<Trait[]> {
  const row = await queries
    .selectFrom('document')
    .select('body')
    .where('name', '=', 'traits')
    .executeTakeFirst()
  return row ? (JSON.parse(row.body) as Trait[]) : []
}

/** The `filtros` of product cards, by product: names and labels in the order of the traits (platform 3.2). */
export async function traitsOfProducts(queries: Queries, ids: number[], language: Lang) {
  const traits = await readTraits(queries)
  if (traits.length === 0) return new Map<number, never>()
  const rows = await queries.selectFrom('product_trait').selectAll().where('product_id', 'in', ids).execute()
  const byProduct = Map.groupBy(rows, ({ product_id }) => product_id)
  return new Map(
    [...byProduct].map(([id, own]) => [
      id,
      traits.flatMap(({ key, name, values }) =>
        values
          .filter((value) => own.some((row) => row.trait === key && row.value === value.key))
          .map(({ label }) => ({ nome: name[language], label: label[language] })),
      ),
    ]),
  )
}

// 'e' of 'Cabelo e unhas' says nothing about a product.
const SHORTEST_WORD = 3

/** The words of the labels of each product's values, in both languages, as the search compares them. */
export async function traitWordsOfProducts(queries: Queries, ids: readonly number[]) {
  const labels = await Promise.all(LANGS.map((lang) => traitsOfProducts(queries, [...ids], lang)))
  return (id: number): string[] =>
    labels
      .flatMap((products) => products.get(id) ?? [])
      .flatMap(({ label }) => searchWords(label))
      .filter((word) => word.length >= SHORTEST_WORD)
}

/**
 * `detalhes.atributos` in the platform's format: for each trait the values with products, and the selected one, whose link removes it
 * (platform 3.4). A single value is no choice. Without `found` all values are offered, without numbers of products. `more` are the other filters of the listing,
 * which the links keep.
 */
export function traitFilterDocuments(
  traits: readonly Trait[],
  found: TraitValues | undefined,
  selected: readonly TraitFilter[],
  { more, language }: { more: Record<string, string>; language: Lang },
) {
  return traits.flatMap(({ key, name, values }) => {
    const current = selected.find(({ trait }) => trait === key)?.value
    const offered = values.filter(
      (value) => !found || found.get(key)?.has(value.key) || value.key === current,
    )
    if (offered.length < 2 && current === undefined) return []
    const others = traitsQuery(selected.filter(({ trait }) => trait !== key))
    return [
      {
        nome: name[language],
        valores: offered.map((value) => {
          const isCurrent = value.key === current
          const own = isCurrent ? [] : [{ trait: key, value: value.key }]
          return {
            label: value.label[language],
            ativo: isCurrent,
            ...(found && { quantidade: found.get(key)?.get(value.key) ?? 0 }),
            rota: { query: { ...more, ...others, ...traitsQuery(own) } },
          }
        }),
      },
    ]
  })
}

/** The query parameters of selected traits. */
export function traitsQuery(selected: readonly TraitFilter[]): Record<string, string> {
  return Object.fromEntries(selected.map(({ trait, value }) => [`filtro[${trait}]`, value]))
}
