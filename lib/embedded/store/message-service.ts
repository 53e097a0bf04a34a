import type { Selectable } from 'kysely'
import type { Database } from '../db/database.ts'
import type { ContactMessageTable } from '../db/message-tables.ts'

/** A stored contact message. */
export type StoredMessage = Omit<Selectable<ContactMessageTable>, 'repeat_key'>

/** Returns the unanswered messages, oldest first; with `all`, the answered ones too. */
export async function listMessages(db: Database, { all = false } = {}): Promise<StoredMessage[]> {
  let found = db.read
    .selectFrom('contact_message')
    .select(['protocol', 'language', 'name', 'email', 'phone', 'subject', 'order_number', 'message'])
    .select(['created_at', 'done_at'])
  if (!all) found = found.where('done_at', 'is', null)
  return found.orderBy('created_at').orderBy('protocol').execute()
}

/** Marks a message as answered at `now` (milliseconds); returns false for an unknown protocol. */
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

/**
 * Erases a person's messages and returns their number. `npm run reviews -- erase` erases everything that a person
 * sent (LGPD, art. 18).
 */
export async function eraseMessages(db: Database, email: string): Promise<number> {
  const person = email.trim().toLowerCase()
  if (person === '') return 0
  const { numDeletedRows } = await db.write((queries) =>
    queries.deleteFrom('contact_message').where('email', '=', person).executeTakeFirst(),
  )
  return Number(numDeletedRows)
}
