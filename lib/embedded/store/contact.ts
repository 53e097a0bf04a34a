import { hash } from 'node:crypto'
import type { ContactMessage } from '#lib/contract/contact.ts'
import type { Lang } from '#lib/routes/lang.ts'
import type { Queries } from '../db/database.ts'
import { enqueueMail } from '../mail/queue.ts'
import type { StoreContext } from './store.ts'

const REPEAT_WINDOW_MS = 10 * 60_000
// Protocols are read out over the phone, so no I, O, 0 and 1. 32 characters divide 256, so each is equally likely.
const CHARACTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const MAX_ATTEMPTS = 20
const CALENDAR = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' })

type SentMessage = Record<
  'protocol' | 'name' | 'email' | 'phone' | 'subject' | 'order_number' | 'message',
  string
>

/**
 * Stores a contact message and returns its protocol, RL-<day in Brazil>-<four characters>. The same message within
 * ten minutes (double click, repeated request) returns the first protocol.
 */
export async function storeMessage(
  store: StoreContext,
  sent: Omit<ContactMessage, 'assunto'> & { assunto: string },
  language: Lang,
): Promise<string> {
  const now = store.now()
  const email = sent.email.toLowerCase()
  const { nome, telefone, assunto, pedido, mensagem } = sent
  const repeatKey = hash('sha256', JSON.stringify([email, assunto, pedido, mensagem]), 'hex')
  return store.db.write(async (queries) => {
    await queries
      .updateTable('contact_message')
      .set({ repeat_key: null })
      .where('repeat_key', '=', repeatKey)
      .where('created_at', '<=', now - REPEAT_WINDOW_MS)
      .execute()
    const row = {
      protocol: await freeProtocol(store, queries, now),
      repeat_key: repeatKey,
      language,
      name: nome,
      email,
      phone: telefone,
      subject: assunto,
      order_number: pedido,
      message: mensagem,
      created_at: now,
      done_at: null,
    }
    const { numInsertedOrUpdatedRows } = await queries
      .insertInto('contact_message')
      .values(row)
      .onConflict((conflict) => conflict.column('repeat_key').doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows) await notifyOwner(store, queries, row)
    const { protocol } = await queries
      .selectFrom('contact_message')
      .select('protocol')
      .where('repeat_key', '=', repeatKey)
      .executeTakeFirstOrThrow()
    return protocol
  })
}

// The message itself stays in the table: npm run messages lists it with or without an e-mail.
async function notifyOwner(store: StoreContext, queries: Queries, row: SentMessage): Promise<void> {
  const recipient = store.config.mail?.owner
  if (recipient === undefined) return
  const { protocol, name, email, phone, subject, order_number: order, message } = row
  await enqueueMail(queries, {
    kind: 'contact',
    number: null,
    recipient,
    language: 'pt',
    now: store.now(),
    data: { protocol, name, email, phone, subject, order, message },
  })
}

async function freeProtocol(store: StoreContext, queries: Queries, now: number): Promise<string> {
  const day = CALENDAR.format(now).replaceAll('-', '')
  for (let tries = 0; tries < MAX_ATTEMPTS; tries++) {
    const protocol = `RL-${day}-${[...store.random(4)].map((byte) => CHARACTERS[byte % CHARACTERS.length]).join('')}`
    const taken = await queries
      .selectFrom('contact_message')
      .select('protocol')
      .where('protocol', '=', protocol)
      .executeTakeFirst()
    if (!taken) return protocol
  }
  throw new Error('No free protocol for this day')
}
