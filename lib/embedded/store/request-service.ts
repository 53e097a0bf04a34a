import type { Selectable } from 'kysely'
import type { Database } from '../db/database.ts'
import type { CustomerRequestTable, SubscriberTable } from '../db/message-tables.ts'

/** A stored request, with the path of its item's product. */
export type StoredRequest = Omit<Selectable<CustomerRequestTable>, 'repeat_key'> & { path: string | null }

/** Returns the open requests, oldest first; with `all`, the finished ones too. */
export async function listRequests(db: Database, { all = false } = {}): Promise<StoredRequest[]> {
  let found = db.read
    .selectFrom('customer_request')
    .leftJoin('item', 'item.id', 'customer_request.item_id')
    .leftJoin('kit', 'kit.id', 'item.kit_id')
    .leftJoin('product', 'product.id', 'kit.product_id')
    .select(['customer_request.id', 'kind', 'item_id', 'attribute_id', 'language', 'product.path'])
    .select(['name', 'email', 'phone', 'message', 'created_at', 'done_at'])
  if (!all) found = found.where('done_at', 'is', null)
  return found.orderBy('created_at').orderBy('customer_request.id').execute()
}

/** Marks a request as done at `now` (milliseconds); the person may then send it again. Returns false for an unknown id. */
export async function finishRequest(db: Database, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db.write((queries) =>
    queries
      .updateTable('customer_request')
      .set((row) => ({ done_at: row.fn.coalesce('done_at', row.val(now)), repeat_key: null }))
      .where('id', '=', id.trim().toUpperCase())
      .executeTakeFirst(),
  )
  return numUpdatedRows > 0n
}

/** Returns everybody who agreed to receive news, in the order of their consent. */
export function listSubscribers(db: Database): Promise<Selectable<SubscriberTable>[]> {
  return db.read.selectFrom('subscriber').selectAll().orderBy('consented_at').orderBy('email').execute()
}

/**
 * Erases a person's requests and consent and returns the number of rows. `npm run reviews -- erase` erases everything
 * that a person sent (LGPD, art. 18).
 */
export async function eraseRequests(db: Database, email: string): Promise<number> {
  const person = email.trim().toLowerCase()
  if (person === '') return 0
  return db.write(async (queries) => {
    const requests = await queries
      .deleteFrom('customer_request')
      .where('email', '=', person)
      .executeTakeFirst()
    const subscriber = await queries.deleteFrom('subscriber').where('email', '=', person).executeTakeFirst()
    return Number(requests.numDeletedRows) + Number(subscriber.numDeletedRows)
  })
}
