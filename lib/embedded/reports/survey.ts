import { hash } from 'node:crypto'
import type { Nps } from '#lib/contract/nps.ts'
import type { Lang } from '#lib/routes/lang.ts'
import type { Queries } from '../db/database.ts'
import {
  findStoredResponse,
  storeResponse,
  type StoredResponse,
  type KeyedRequest,
} from '../store/idempotency.ts'
import { newId } from '../store/sessions.ts'
import type { StoreContext } from '../store/store.ts'

const REPLACEMENT_WINDOW_MS = 24 * 3_600_000
const SCOPE = 'nps'

/**
 * Stores a score. A second one of the same e-mail and campaign within 24 hours replaces the first (contract 4.18).
 * With a key it is stored once; returns false when the key belongs to another request (L2).
 */
export async function storeScore(
  store: StoreContext,
  answer: Nps & { keyed: KeyedRequest | null },
  language: Lang,
): Promise<boolean> {
  const now = store.now()
  const email = answer.email.toLowerCase()
  const repeatKey = email === '' ? null : hash('sha256', JSON.stringify([email, answer.campanha]), 'hex')
  const values = {
    score: answer.nota,
    name: answer.nome,
    site: answer.site.toLowerCase(),
    language,
    answered_at: now,
  }
  return store.db.write(async (queries) => {
    const earlier = answer.keyed && (await claim(store, queries, answer.keyed))
    if (earlier) return earlier.isSame
    if (repeatKey !== null)
      await queries
        .updateTable('survey_answer')
        .set({ repeat_key: null })
        .where('repeat_key', '=', repeatKey)
        .where('created_at', '<=', now - REPLACEMENT_WINDOW_MS)
        .execute()
    await queries
      .insertInto('survey_answer')
      .values({
        id: newId(store),
        repeat_key: repeatKey,
        email,
        campaign: answer.campanha,
        created_at: now,
        ...values,
      })
      .onConflict((conflict) => conflict.column('repeat_key').doUpdateSet(values))
      .execute()
    return true
  })
}

// Returns null when this request has stored the key first, else the stored response of the earlier request, which has
// committed.
async function claim(
  store: StoreContext,
  queries: Queries,
  keyed: KeyedRequest,
): Promise<StoredResponse | null> {
  const earlier = await findStoredResponse(store, queries, keyed, SCOPE)
  if (earlier) return earlier
  const response = { cartId: SCOPE, version: 0, body: '', requestCartId: SCOPE }
  const isStored = await storeResponse(store, queries, keyed, response)
  return isStored ? null : findStoredResponse(store, queries, keyed, SCOPE)
}

/** Whether a survey's `site` is this shop's host, with or without the port (contract 4.18). */
export function isOwnSite(site: string, siteUrl: string): boolean {
  const { hostname, port, protocol } = new URL(siteUrl)
  const withPort = `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`
  return [hostname, withPort].includes(site.toLowerCase())
}
