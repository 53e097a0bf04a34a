import type { Selectable } from 'kysely'
import type { Database } from '../db/database.ts'
import type { ContactMessageTable } from '../db/tables.ts'

/** A message as whoever looks after them reads it. */
export type DeskMessage = Omit<Selectable<ContactMessageTable>, 'repeat_key'>

/** What an erasure took away. */
export interface Erased {
  messages: number
  surveyAnswers: number
}

/** The messages that wait for an answer, oldest first; with `all` those that are done as well. */
export async function listMessages(db: Database, { all = false } = {}): Promise<DeskMessage[]> {
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

/**
 * Answers a request to erase personal data (LGPD, art. 18): messages of the e-mail go, scores of the survey stay as
 * numbers without a name.
 */
export async function erasePerson(db: Database, email: string): Promise<Erased> {
  const person = email.trim().toLowerCase()
  if (person === '') return { messages: 0, surveyAnswers: 0 }
  return db.write(async (queries) => {
    const gone = await queries.deleteFrom('contact_message').where('email', '=', person).executeTakeFirst()
    const unnamed = await queries
      .updateTable('survey_answer')
      .set({ email: '', name: '', repeat_key: null })
      .where('email', '=', person)
      .executeTakeFirst()
    return { messages: Number(gone.numDeletedRows), surveyAnswers: Number(unnamed.numUpdatedRows) }
  })
}
