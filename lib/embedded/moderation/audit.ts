import type { AuditEntry } from '#lib/shop/moderation.ts'
import type { Database, Queries } from '../db/database.ts'
import { newId } from '../store/sessions.ts'
import type { StoreContext } from '../store/store.ts'

const PAGE = 50
const LONGEST_DETAIL = 300
const ROWS_AT_ONCE = 500

type NewEntry = Omit<AuditEntry, 'at'>

/** Appends entries to the audit log in the caller's transaction, with the store's time. */
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
  for (let first = 0; first < rows.length; first += ROWS_AT_ONCE)
    await queries
      .insertInto('audit')
      .values(rows.slice(first, first + ROWS_AT_ONCE))
      .execute()
}

/** Returns a page of 50 entries, newest first, with the number of the last page. */
export async function readAudit(
  db: Database,
  page: number,
): Promise<{ entries: AuditEntry[]; lastPage: number }> {
  const { total } = await db.read
    .selectFrom('audit')
    .select((of) => of.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const lastPage = Math.max(1, Math.ceil(Number(total) / PAGE))
  const rows = await db.read
    .selectFrom('audit')
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE)
    .offset((Math.min(Math.max(1, page), lastPage) - 1) * PAGE)
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

// Without line breaks, so that one entry cannot look like two (L27).
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, LONGEST_DETAIL)
}
