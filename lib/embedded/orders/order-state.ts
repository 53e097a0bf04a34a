import type { OrderState } from '#lib/contract/order-document.ts'
import type { Lang } from '#lib/routes/lang.ts'
import type { Queries } from '../db/database.ts'
import { enqueueMail, type MailKind } from '../mail/queue.ts'
import { promiseFrom, type DeliveryOption } from '../shipping/delivery-options.ts'
import type { OrderRow } from './order-row.ts'
import { EXPIRED, NEXT_STATES } from './order-steps.ts'
import { returnStock, OutOfStock, takeStock, unitsOfOrder } from './stock.ts'

/** A change of an order's state. */
export interface StateChange {
  to: OrderState
  author: string
  /** '' without one. */
  reason?: string
  /** With `to` 'enviado': how the parcel travels. */
  tracking?: { carrier: string; code: string; url: string }
  /** Milliseconds since 1970. */
  now: number
}

/** The result of a change: done, or rejected because the state does not allow it or the units are no longer in stock. */
export type StateResult = 'changed' | 'not-allowed' | 'sold-out'

/**
 * Changes the state of an order that the caller's transaction has locked, with its event, its stock and its e-mail: all are stored, or
 * none. Stock returns once, however often an order is cancelled or returned.
 */
export async function changeState(
  queries: Queries,
  order: OrderRow,
  change: StateChange,
): Promise<StateResult> {
  const { to, author, reason = '', tracking, now } = change
  if (!isAllowed(order, to)) return 'not-allowed'
  const stock = await stockChange(queries, order, to)
  if (stock === 'sold-out') return 'sold-out'
  await queries
    .updateTable('shop_order')
    .set({
      state: to,
      stock_held: stock,
      expires_at: reason === EXPIRED ? order.expires_at : null,
      ...(tracking && { tracking: JSON.stringify(tracking) }),
      ...(to === 'pago' && { delivery: paidDelivery(order, now) }),
      ...(to === 'entregue' && { delivered_at: order.delivered_at ?? now }),
    })
    .where('number', '=', order.number)
    .execute()
  await addEvent(queries, order.number, { at: now, state: to, author, reason })
  const kind = mailOf(order, to, reason)
  if (kind) await mailOrder(queries, order, kind, { now, reason })
  return 'changed'
}

// A Pix may be paid on the next day, and a boleto three business days later.
function paidDelivery({ delivery }: OrderRow, now: number): string {
  return JSON.stringify(promiseFrom(JSON.parse(delivery) as DeliveryOption, now))
}

/** Adds an event to an order that the caller's transaction has locked; with the order's own state it is a note. */
export async function addEvent(
  queries: Queries,
  number: number,
  event: { at: number; state: OrderState; author: string; reason: string },
): Promise<void> {
  const { steps } = await queries
    .selectFrom('order_event')
    .select((row) => row.fn.countAll<number | string>().as('steps'))
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  await queries
    .insertInto('order_event')
    .values({ number, step: Number(steps) + 1, ...event })
    .execute()
}

/** Puts a message about an order into the mail queue, in the caller's transaction. */
export async function mailOrder(
  queries: Queries,
  { number, email, language }: Pick<OrderRow, 'number' | 'email' | 'language'>,
  kind: MailKind,
  { now, reason = '', data = {} }: { now: number; reason?: string; data?: Readonly<Record<string, string>> },
): Promise<void> {
  // The address of an erased order is empty.
  if (email === '') return
  await enqueueMail(queries, {
    kind,
    number: String(number),
    recipient: email,
    language: language as Lang,
    data: { ...data, ...(reason !== '' && { reason }) },
    now,
  })
}

// A cancelled order that expired keeps its time of expiry: a late payment may still reach it.
function isAllowed({ state, expires_at, erased_at }: OrderRow, to: OrderState): boolean {
  if (!NEXT_STATES[state].includes(to)) return false
  return state !== 'cancelado' || (expires_at !== null && erased_at === null)
}

// Returns the new value of `stock_held`.
async function stockChange(queries: Queries, order: OrderRow, to: OrderState): Promise<0 | 1 | 'sold-out'> {
  const isHeld = order.stock_held === 1
  const isToHold = to !== 'cancelado' && to !== 'devolvido'
  if (isHeld === isToHold) return isHeld ? 1 : 0
  const units = await unitsOfOrder(queries, order.number)
  if (isHeld) await returnStock(queries, units)
  else if (!(await takeAllOrNone(queries, units))) return 'sold-out'
  return isToHold ? 1 : 0
}

async function takeAllOrNone(
  queries: Queries,
  units: Awaited<ReturnType<typeof unitsOfOrder>>,
): Promise<boolean> {
  const taken: typeof units = []
  try {
    for (const each of units) {
      await takeStock(queries, [each])
      taken.push(each)
    }
    return true
  } catch (error) {
    if (!(error instanceof OutOfStock)) throw error
    await returnStock(queries, taken)
    return false
  }
}

function mailOf(order: OrderRow, to: OrderState, reason: string): MailKind | null {
  switch (to) {
    case 'pago':
      return 'paid'
    case 'enviado':
      return 'sent'
    case 'entregue':
      // An order whose return was dropped becomes delivered again, without a second e-mail.
      return order.delivered_at === null ? 'delivered' : null
    case 'cancelado':
      return reason === EXPIRED ? 'expired' : 'cancelled'
    case 'devolucao_pedida':
      return 'withdrawal'
    case 'devolvido':
      return 'returned'
    default:
      return null
  }
}
