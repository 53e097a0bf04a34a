import type { Queries } from '../db/database.ts'
import type { StockDemand } from '../store/stock-uses.ts'

/** Units of a stock: that of an item, or with a `variationId` above 0 that of a variation. */
export interface StockUnits {
  itemId: number
  variationId: number
  units: number
}

/** Thrown inside a transaction when a stock has fewer units than an order needs: nothing of the order may be stored. */
export class OutOfStock extends Error {
  override name = 'OutOfStock'
}

/** Returns the units that lines need, in one order for all transactions, so that no two of them wait for each other. */
export function unitsToTake(demand: ReadonlyMap<string, StockDemand>): StockUnits[] {
  return [...demand]
    .map(([key, { needed }]) => {
      const [itemId = 0, variationId = 0] = key.split('-').map(Number)
      return { itemId, variationId, units: needed }
    })
    .sort((a, b) => a.itemId - b.itemId || a.variationId - b.variationId)
}

/** Takes units from the stock; throws OutOfStock when one stock has too few. */
export async function takeStock(queries: Queries, taken: readonly StockUnits[]): Promise<void> {
  for (const each of taken) if (!(await addToStock(queries, each, -each.units))) throw new OutOfStock()
}

/** Returns units to the stock; those of an item that is no longer in the catalogue are dropped. */
export async function returnStock(queries: Queries, returned: readonly StockUnits[]): Promise<void> {
  for (const each of returned) await addToStock(queries, each, each.units)
}

// Triggers keep the stock of an item with variations at their sum. Returns false when there is no such stock or it has too few units.
async function addToStock(
  queries: Queries,
  { itemId, variationId }: StockUnits,
  units: number,
): Promise<boolean> {
  const result =
    variationId > 0
      ? await queries
          .updateTable('variation')
          .set((row) => ({ stock: row('stock', '+', units) }))
          .where('id', '=', variationId)
          .where('item_id', '=', itemId)
          .where('stock', '>=', -units)
          .executeTakeFirst()
      : await queries
          .updateTable('item')
          .set((row) => ({ stock: row('stock', '+', units) }))
          .where('id', '=', itemId)
          .where('stock', '>=', -units)
          .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** Returns the units that an order has taken, in the order of unitsToTake. */
export async function unitsOfOrder(queries: Queries, number: number): Promise<StockUnits[]> {
  const rows = await queries
    .selectFrom('order_stock')
    .select(['item_id', 'variation_id', 'units'])
    .where('number', '=', number)
    .orderBy('item_id')
    .orderBy('variation_id')
    .execute()
  return rows.map(({ item_id, variation_id, units }) => ({
    itemId: item_id,
    variationId: variation_id,
    units,
  }))
}
