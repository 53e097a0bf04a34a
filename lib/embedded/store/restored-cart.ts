import type { Queries } from '../db/database.ts'
import { isSameLine, readLines, writeLines, type StoredCartLine } from './cart-lines.ts'
import { planAdd } from './cart-plan.ts'
import type { StoreContext } from './store.ts'

interface Copy {
  /** The ids of the carts. */
  from: string
  to: string
  /** The limit of units per line. */
  maxQuantity: number
}

/** Returns the cart that a customer has used last in any session; undefined when there is none (docs/decisions/0095). */
export async function lastCartOf(
  store: StoreContext,
  queries: Queries,
  customerId: number,
): Promise<string | undefined> {
  const found = await queries
    .selectFrom('session')
    .innerJoin('cart', 'cart.id', 'session.cart_id')
    .select('cart.id')
    .where('session.customer_id', '=', customerId)
    .where('session.expires_at', '>', store.now())
    .orderBy('cart.expires_at', 'desc')
    .orderBy('cart.id')
    .limit(1)
    .executeTakeFirst()
  return found?.id
}

/**
 * Copies the lines of a cart into another. A line that both have keeps the larger quantity, so that nothing is doubled; what is no
 * longer sold is left out, and quantities are lowered to the stock.
 */
export async function copyLines(queries: Queries, { from, to, maxQuantity }: Copy): Promise<void> {
  if (from === to) return
  const wanted = await readLines(queries, from)
  if (wanted.length === 0) return
  const before = await readLines(queries, to)
  const lines = wanted.reduce((all, line) => withLine(all, line, maxQuantity), before)
  const changed = lines.filter((line) => !before.includes(line))
  if (changed.length === 0) return
  await writeLines(queries, to, changed)
  await queries
    .updateTable('cart')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', to)
    .execute()
}

function withLine(lines: StoredCartLine[], wanted: StoredCartLine, maxQuantity: number): StoredCartLine[] {
  const quantity = wanted.quantity - (lines.find((line) => isSameLine(line, wanted))?.quantity ?? 0)
  if (quantity <= 0) return lines
  const { itemId, sellable } = wanted
  const plan = planAdd(lines, new Map([[itemId, sellable]]), [{ ...wanted, quantity }], maxQuantity)
  return 'reason' in plan ? lines : plan.lines
}
