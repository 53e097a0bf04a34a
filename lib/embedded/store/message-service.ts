import type { Selectable } from 'kysely'
import type { Database } from '../db/database.ts'
import type { ContactMessageTable } from '../db/tables.ts'

/** A message as whoever looks after them reads it. */
export type StoredMessage = Omit<Selectable<ContactMessageTable>, 'repeat_key'>

/** The messages that wait for an answer, oldest first; with `all` those that are done as well. */
export async function listMessages(db: Database, { all = false } = {}): Promise<StoredMessage[]> {
  let found = db.read
    .selectFrom('contact_message')
    .select(['protocol', 'language', 'name', 'email', 'phone', 'subject', 'order_number', 'message'])
    .select(['created_at', 'done_at'])
  if (!all) found = found.where('done_at', 'is', null)
  return found.orderBy('created_at').orderBy('protocol').execute()
}

/** Marks a message as answered at `now` (milliseconds); false when there is none with that protocol. */
export async function finishMessage(db: Database, protocol: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db.write((queries) =>
    queries
      .updateTable('contact_message')
      .set((row) => ({ done_at: row.fn.coalesce('done_at', row.val(now)) }))
      .where('protocol', '=', protocol.trim().toUpperCase())
      .executeTakeFirst(),
  )
  return numUpdatedRows > 0n
}

/** Erases somebody's messages, and how many there were; all that a person has sent goes by `npm run reviews -- erase` (LGPD, art. 18). */
export async function eraseMessages(db: Database, email: string): Promise<number> {
  const person = email.trim().toLowerCase()
  if (person === '') return 0
  const { numDeletedRows } = await db.write((queries) =>
    queries.deleteFrom('contact_message').where('email', '=', person).executeTakeFirst(),
  )
  return Number(numDeletedRows)
}
