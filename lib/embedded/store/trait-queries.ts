import type { SelectQueryBuilder } from 'kysely'
import type { Queries } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import type { TraitFilter, TraitValues } from './traits.ts'

/** A query that selects products. */
export type Found = SelectQueryBuilder<Tables, 'product', object>

/** The products that have all these values. */
export function withTraits(found: Found, traits: readonly TraitFilter[]): Found {
  return traits.reduce(
    (products, { trait, value }) =>
      products.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('product_trait as own_trait')
            .select('own_trait.product_id')
            .whereRef('own_trait.product_id', '=', 'product.id')
            .where('own_trait.trait', '=', trait)
            .where('own_trait.value', '=', value),
        ),
      ),
    found,
  )
}

/** How many products have each value of each trait, with all filters but that of the trait itself. */
export async function valuesOfTraits(
  queries: Queries,
  found: Found,
  selected: readonly TraitFilter[],
): Promise<TraitValues> {
  const valuesIn = (products: Found) =>
    queries
      .selectFrom('product_trait')
      .select((eb) => ['trait', 'value', eb.fn.countAll<number>().as('products')])
      .where('product_id', 'in', products.select('product.id'))
      .groupBy(['trait', 'value'])
      .execute()
  const all = await valuesIn(withTraits(found, selected))
  const rows = all.filter(({ trait }) => !selected.some((filter) => filter.trait === trait))
  for (const filter of selected) {
    const others = await valuesIn(
      withTraits(
        found,
        selected.filter((other) => other !== filter),
      ),
    )
    rows.push(...others.filter(({ trait }) => trait === filter.trait))
  }
  const byTrait = Map.groupBy(rows, ({ trait }) => trait)
  return new Map(
    [...byTrait].map(([trait, own]) => [
      trait,
      new Map(own.map(({ value, products }) => [value, Number(products)])),
    ]),
  )
}
