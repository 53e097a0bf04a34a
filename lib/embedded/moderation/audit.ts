import type { AuditEntry } from '#lib/shop/moderation.ts'
import type { Database, Queries } from '../db/database.ts'
import { newId } from '../store/sessions.ts'
import type { StoreContext } from '../store/store.ts'

const PAGE_SIZE = 50
const MAX_DETAIL_LENGTH = 300
const ROWS_PER_INSERT = 500

type NewEntry = Omit<AuditEntry, 'at'>

/** Appends entries to the audit log in the caller's transaction, with the time of the store's clock. */
export async function writeAudit(
  store: StoreContext,
  queries: Queries,
  entries: readonly NewEntry[],
): Promise<void> {
  const at = store.now()
  const rows = entries.map(({ actor, action, reviewId, detail }) => ({
    id: newId(store),
    at,
    actor,
    action,
    review_id: reviewId,
    detail: oneLine(detail),
  }))
  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT)
    await queries
      .insertInto('audit')
      .values(rows.slice(start, start + ROWS_PER_INSERT))
      .execute()
}

/** Returns a page of 50 entries, newest first, with the number of the last page; a page after the last one returns the last. */
export async function readAudit(
  db: Database,
  page: number,
): Promise<{ entries: AuditEntry[]; lastPage: number }> {
  const { total } = await db.read
    .selectFrom('audit')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const lastPage = Math.max(1, Math.ceil(Number(total) / PAGE_SIZE))
  const rows = await db.read
    .selectFrom('audit')
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE)
    .offset((Math.min(Math.max(1, page), lastPage) - 1) * PAGE_SIZE)
    .execute()
  const entries = rows.map(({ at, actor, action, review_id, detail }) => ({
    at,
    actor,
    action: action as AuditEntry['action'],
    reviewId: review_id,
    detail,
  }))
  return { entries, lastPage }
}

// Replaces control characters and line breaks by a space, so that one entry cannot look like two (L27).
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, MAX_DETAIL_LENGTH)
}
