import type { LineKind } from '#lib/contract/cart-requests.ts'
import { readSellables } from '../store/sellable-items.ts'
import { planAdd, type LineRequest } from '../store/cart-plan.ts'
import type { StoreContext } from '../store/store.ts'
import { isOrderKey } from './order-key.ts'
import type { OrderRow } from './order-row.ts'

/**
 * Returns an order and those of its lines that can be bought now, as a request to add them to a cart; null for a wrong pair of number
 * and key. The list is empty when nothing of the order is sold any more (contract 4.33).
 */
export async function linesToRepeat(
  store: StoreContext,
  number: number,
  key: string,
): Promise<{ order: OrderRow; lines: LineRequest[] } | null> {
  const { read } = store.db
  const order = await read
    .selectFrom('shop_order')
    .selectAll()
    .where('number', '=', number)
    .executeTakeFirst()
  if (!order || !(await isOrderKey(store, read, number, key))) return null
  const rows = await read
    .selectFrom('order_line')
    .selectAll()
    .where('number', '=', number)
    .orderBy('position')
    .execute()
  const items = await readSellables(read, [...new Set(rows.map(({ item_id }) => item_id))])
  const sellables = new Map(items.map((item) => [item.itemId, item]))
  const { maxQuantity } = await store.rules()
  const requests = rows.map((row) => ({
    kind: row.kind as LineKind,
    itemId: row.item_id,
    attributeId: row.variation_id,
    saleUnitId: 0,
    warehouseId: 0,
    extra: row.extra,
    parameters: '',
    quantity: row.quantity,
  }))
  const lines = requests.filter((request) => !('reason' in planAdd([], sellables, [request], maxQuantity)))
  return { order, lines }
}
