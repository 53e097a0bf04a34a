import { hash } from 'node:crypto'
import type { ModeratorAction, ModeratorSession, ModeratorSessions } from '#lib/shop/moderation.ts'
import type { Queries } from '../db/database.ts'
import { newId } from '../store/sessions.ts'
import type { StoreContext } from '../store/store.ts'

const IDLE_MS = 8 * 3_600_000
// A session is extended at most this often, so that most page views do not write to the database.
const EXTEND_EVERY_MS = 5 * 60_000
const MAX_SESSIONS = 50
const ID = /^[A-Za-z0-9_-]{22}$/

/** Returns the moderator sessions, stored in the database: each is valid in every process and survives a restart. */
export function moderatorSessions(store: StoreContext): ModeratorSessions {
  return {
    find: async (id) => {
      const row = await readRow(store, store.db.read, id)
      if (row && row.expires_at < store.now() + IDLE_MS - EXTEND_EVERY_MS) await extend(store, id)
      return row && toSession(row)
    },
    change: (id, change) =>
      store.db.write(async (queries) => {
        const row = await readRow(store, queries, id, true)
        if (!row) return undefined
        const session = toSession(row)
        const result = change(session)
        await queries
          .updateTable('moderator_session')
          .set({ actions: JSON.stringify(session.actions), last_number: session.lastNumber })
          .where('id_hash', '=', hashId(id))
          .execute()
        return result
      }),
    close: async (id) => {
      await store.db.write((queries) =>
        queries.deleteFrom('moderator_session').where('id_hash', '=', hashId(id)).execute(),
      )
    },
  }
}

/** Opens a session and returns its id, always a new one. Opening a 51st session ends the one that has been idle longest. */
export async function openModeratorSession(store: StoreContext): Promise<string> {
  const id = newId(store)
  const expiresAt = store.now() + IDLE_MS
  const row = { id_hash: hashId(id), form_token: newId(store), last_number: 0, actions: '[]' }
  await store.db.write(async (queries) => {
    await queries
      .deleteFrom('moderator_session')
      .where('id_hash', 'in', (from) =>
        from
          .selectFrom('moderator_session')
          .select('id_hash')
          .orderBy('expires_at', 'desc')
          .limit(1000)
          .offset(MAX_SESSIONS - 1),
      )
      .execute()
    await queries
      .insertInto('moderator_session')
      .values({ ...row, expires_at: expiresAt })
      .execute()
  })
  return id
}

interface Row {
  form_token: string
  last_number: number
  actions: string
  expires_at: number
}

async function readRow(
  { db, now }: StoreContext,
  queries: Queries,
  id: string,
  lock = false,
): Promise<Row | undefined> {
  if (!ID.test(id)) return undefined
  let found = queries
    .selectFrom('moderator_session')
    .select(['form_token', 'last_number', 'actions', 'expires_at'])
    .where('id_hash', '=', hashId(id))
    .where('expires_at', '>', now())
  if (lock && db.engine === 'postgres') found = found.forUpdate()
  return found.executeTakeFirst()
}

async function extend(store: StoreContext, id: string): Promise<void> {
  try {
    await store.db.write((queries) =>
      queries
        .updateTable('moderator_session')
        .set({ expires_at: store.now() + IDLE_MS })
        .where('id_hash', '=', hashId(id))
        .execute(),
    )
  } catch {
    // The page can still be shown while the database cannot write.
  }
}

function toSession({ form_token, last_number, actions }: Row): ModeratorSession {
  return {
    formToken: form_token,
    lastNumber: last_number,
    actions: JSON.parse(actions) as ModeratorAction[],
  }
}

function hashId(id: string): string {
  return hash('sha256', id, 'hex')
}
