import type { Selectable } from 'kysely'
import type { Database, Queries } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'

/** A stored order. */
export type OrderRow = Selectable<Tables['shop_order']>

/** Returns an order by its number and locks it until the transaction ends; `undefined` for an unknown one. */
export async function lockOrder(
  { engine }: Pick<Database, 'engine'>,
  queries: Queries,
  number: number,
): Promise<OrderRow | undefined> {
  const found = queries.selectFrom('shop_order').selectAll().where('number', '=', number)
  return (engine === 'postgres' ? found.forUpdate() : found).executeTakeFirst()
}

/** Parses an order number from a path or a form; `undefined` when the text is not one. */
export function orderNumber(text: string): number | undefined {
  const trimmed = text.trim().replace(/^#/, '')
  return /^\d{1,12}$/.test(trimmed) ? Number(trimmed) : undefined
}
