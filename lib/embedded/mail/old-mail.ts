import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

/** After this time the shop deletes a message, which holds personal data (docs/decisions/0083). */
export const MAIL_STORED_MS = 30 * 86_400_000
const ROWS_AT_ONCE = 500
// The name begins with the time at which the message was written (mail-worker.ts).
const FILE = /^(\d{4}-\d\d-\d\d)-(\d\d)-(\d\d)-(\d\d)_[\w-]+\.eml(?:\.part)?$/

/**
 * Deletes the messages and the .eml files of `folder` that are thirty days older than `now` (milliseconds), also those that a server
 * has refused. A message that the shop has never tried to send stays, as after a long pause of the shop.
 */
export async function deleteOldMail(db: Database, now: number, folder: string | undefined): Promise<void> {
  const oldest = now - MAIL_STORED_MS
  while (await deleteSome(db, oldest));
  if (folder === undefined) return
  const names = await readdir(folder).catch(() => [])
  const old = names.filter((name) => writtenAt(name) <= oldest)
  for (const name of old) await rm(path.join(folder, name), { force: true })
}

// One transaction per batch, so that requests are served between two of them.
async function deleteSome(db: Database, oldest: number): Promise<boolean> {
  const { rows } = await db.write((queries) =>
    sql`delete from mail where id in (
      select id from mail where created_at <= ${oldest} and attempts > 0 limit ${ROWS_AT_ONCE}
    ) returning 1`.execute(queries),
  )
  return rows.length === ROWS_AT_ONCE
}

function writtenAt(name: string): number {
  const match = FILE.exec(name)
  return match ? Date.parse(`${match[1]}T${match[2]}:${match[3]}:${match[4]}Z`) : Infinity
}
