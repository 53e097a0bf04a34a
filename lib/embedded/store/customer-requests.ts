import { hash } from 'node:crypto'
import type { Lang } from '#lib/routes/lang.ts'
import type { Queries } from '../db/database.ts'
import type { StoreContext } from './store.ts'
import { subscribe } from './subscribers.ts'

/** A request about an item, as a form sent it. */
interface SentRequest {
  kind: 'restock' | 'quote'
  itemId: number
  /** The id of the chosen variation; 0 without one. */
  attributeId: number
  name: string
  email: string
  phone: string
  message: string
  wantsNewsletter: boolean
}

// Owners type these ids, so they have no I, O, 0 and 1. 32 characters divide 256, so each is equally likely.
const CHARACTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const ID_LENGTH = 8

/**
 * Stores a request; false for an unknown item. The same request is stored once until an owner marks it as done
 * (contract 4.21).
 */
export async function storeRequest(
  store: StoreContext,
  { itemId, attributeId, kind, ...sent }: SentRequest,
  language: Lang,
): Promise<boolean> {
  const now = store.now()
  const email = sent.email.toLowerCase()
  const repeatKey = hash('sha256', JSON.stringify([kind, itemId, attributeId, email, sent.message]), 'hex')
  return store.db.write(async (queries) => {
    if (!(await hasItem(queries, itemId))) return false
    await queries
      .insertInto('customer_request')
      .values({
        id: [...store.random(ID_LENGTH)].map((byte) => CHARACTERS[byte % CHARACTERS.length]).join(''),
        kind,
        repeat_key: repeatKey,
        item_id: itemId,
        attribute_id: attributeId,
        language,
        name: sent.name,
        email,
        phone: sent.phone,
        message: sent.message,
        created_at: now,
        done_at: null,
      })
      .onConflict((conflict) => conflict.column('repeat_key').doNothing())
      .execute()
    if (sent.wantsNewsletter)
      await subscribe(queries, { email, name: sent.name, segment: '', source: kind, language, now })
    return true
  })
}

async function hasItem(queries: Queries, id: number): Promise<boolean> {
  return (await queries.selectFrom('item').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}
