import type { Lang } from '#lib/routes/lang.ts'
import type { StoreContext } from '../store/store.ts'

/**
 * The names of what the authors of reviews had bought, by the ids of the items: the flavour of a single one ('Limão'), the kit and its
 * flavours of several ('3 potes, Limão'). A single one without variations has no name, because there is nothing to tell.
 */
export async function boughtNames(
  { db }: StoreContext,
  language: Lang,
  reviews: readonly { bought_item: number | null }[],
): Promise<Map<number, string>> {
  const ids = [...new Set(reviews.flatMap(({ bought_item: id }) => id ?? []))]
  if (ids.length === 0) return new Map()
  const rows = await db.read
    .selectFrom('item')
    .innerJoin('kit', 'kit.id', 'item.kit_id')
    .select(['item.id', `item.name_${language} as name`, `kit.title_${language} as title`, 'kit.units'])
    .where('item.id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, nameOf(row)]))
}

function nameOf({ name, title, units }: { name: string; title: string; units: number }): string {
  if (units === 1) return name
  // '3 potes' already says how many of the one flavour.
  const flavours = name.replace(new RegExp(`^${units} (?!.*\\d)`), '')
  return flavours ? `${title}, ${flavours}` : title
}
