import { sql } from 'kysely'
import type { OrderState } from '#lib/contract/order-document.ts'
import type { Queries } from '../db/database.ts'
import type { StoreContext } from '../store/store.ts'
import { WITHOUT_DELIVERY_NOTES } from './delivery-notes.ts'
import type { OrderRow } from './order-row.ts'
import { WITHDRAWN } from './order-steps.ts'

/** How many orders of a person were erased, and how many stay because they are still to be delivered or paid. */
export interface ErasedOrders {
  orders: number
  openOrders: number
}

const OPEN: OrderState[] = ['aguardando_pagamento', 'pago', 'separado', 'enviado', 'devolucao_pedida']
const NO_ADDRESS = JSON.stringify({
  cep: '',
  logradouro: '',
  numero: '',
  complemento: '',
  bairro: '',
  cidade: '',
  uf: '',
  ...WITHOUT_DELIVERY_NOTES,
})

/**
 * Erases the personal data of a person's finished orders as far as the law allows (docs/decisions/0080): the invoice data of a paid
 * order (name, CPF, address, goods, amounts) stay for the tax authorities (LGPD, art. 16, I; CTN, art. 173); of an order that was never
 * paid nothing personal stays. Orders that are under way stay whole until they have ended. `person` is in lower case.
 */
export async function eraseOrders(queries: Queries, person: string, now: number): Promise<ErasedOrders> {
  const rows = await queries.selectFrom('shop_order').select(COLUMNS).where('email', '=', person).execute()
  const erased = await eraseFinished(queries, rows, now)
  await queries
    .deleteFrom('mail')
    .where(sql<boolean>`lower(recipient) = ${person}`)
    .where('sent_at', 'is not', null)
    .execute()
  await eraseContactMail(queries, person)
  await eraseDrafts(queries, person)
  return erased
}

/**
 * Erases the orders of an account in the same way; those that are under way lose their link to the account and are erased when they have
 * ended (eraseEndedOrders).
 */
export async function eraseOrdersOf(
  queries: Queries,
  customerId: number,
  now: number,
): Promise<ErasedOrders> {
  const ofAccount = queries.selectFrom('shop_order').select(COLUMNS).where('customer_id', '=', customerId)
  const erased = await eraseFinished(queries, await ofAccount.execute(), now)
  await queries
    .updateTable('shop_order')
    .set({ customer_id: null, erase_asked: 1 })
    .where('customer_id', '=', customerId)
    .execute()
  return erased
}

// A withdrawal is possible for seven days, which begin on the day after delivery.
const ENDED_MS = 8 * 86_400_000

/** Erases the orders whose buyers have asked for it while they were under way, eight days after their last change. */
export async function eraseEndedOrders({ db, now }: Pick<StoreContext, 'db' | 'now'>): Promise<void> {
  await db.write(async (queries) => {
    const rows = await queries
      .selectFrom('shop_order')
      .select(COLUMNS)
      .where('erase_asked', '=', 1)
      .where('erased_at', 'is', null)
      .where('state', 'not in', OPEN)
      .where((row) =>
        row.not(
          row.exists(
            row
              .selectFrom('order_event')
              .select('step')
              .whereRef('order_event.number', '=', 'shop_order.number')
              .where('at', '>', now() - ENDED_MS),
          ),
        ),
      )
      .execute()
    await eraseFinished(queries, rows, now())
  })
}

const COLUMNS = ['number', 'state', 'address'] as const

async function eraseFinished(
  queries: Queries,
  rows: readonly Pick<OrderRow, 'number' | 'state' | 'address'>[],
  now: number,
): Promise<ErasedOrders> {
  const finished = rows.filter(({ state }) => !OPEN.includes(state))
  for (const { number, address } of finished) {
    const isPaid = await wasPaid(queries, number)
    const fiscal = { ...(JSON.parse(address) as Record<string, string>), ...WITHOUT_DELIVERY_NOTES }
    await queries
      .updateTable('shop_order')
      .set({
        email: '',
        phone: '',
        attribution: null,
        consent: '',
        payment: '{}',
        erased_at: now,
        customer_id: null,
        address: isPaid ? JSON.stringify(fiscal) : NO_ADDRESS,
        ...(!isPaid && { name: '', cpf: '' }),
      })
      .where('number', '=', number)
      .execute()
    // The buyer's own words, which may follow the reason of a withdrawal.
    await queries
      .updateTable('order_event')
      .set({ reason: WITHDRAWN })
      .where('number', '=', number)
      .where('reason', 'like', `${WITHDRAWN}:%`)
      .execute()
    await queries.deleteFrom('mail').where('number', '=', String(number)).execute()
  }
  return { orders: finished.length, openOrders: rows.length - finished.length }
}

async function wasPaid(queries: Queries, number: number): Promise<boolean> {
  const paid = await queries
    .selectFrom('order_event')
    .select('step')
    .where('number', '=', number)
    .where('state', '=', 'pago')
    .limit(1)
    .executeTakeFirst()
  return paid !== undefined
}

// A contact message goes to the owner and names the person in its fields.
async function eraseContactMail(queries: Queries, person: string): Promise<void> {
  const rows = await queries.selectFrom('mail').select(['id', 'data']).where('kind', '=', 'contact').execute()
  const own = rows.filter(({ data }) => {
    const { email } = JSON.parse(data) as { email?: string }
    return email?.toLowerCase() === person
  })
  for (const { id } of own) await queries.deleteFrom('mail').where('id', '=', id).execute()
}

// A draft is JSON: its address is compared after parsing, so that no text of another field matches.
async function eraseDrafts(queries: Queries, person: string): Promise<void> {
  const drafts = await queries.selectFrom('checkout_draft').select(['cart_id', 'body']).execute()
  const own = drafts.filter(({ body }) => {
    const { dados } = JSON.parse(body) as { dados?: { email?: string } }
    return dados?.email?.toLowerCase() === person
  })
  for (const { cart_id } of own)
    await queries.deleteFrom('checkout_draft').where('cart_id', '=', cart_id).execute()
}
