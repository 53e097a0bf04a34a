import type { Lang } from '#lib/routes/lang.ts'
import { takeFromBudget, type Budget } from '../store/budget.ts'
import type { StoreContext } from '../store/store.ts'
import { hash } from 'node:crypto'
import { orderDocument } from './order-document.ts'
import { expireOrder } from './order-expiry.ts'
import { isOrderKey } from './order-key.ts'
import type { OrderRow } from './order-row.ts'
import { otherPaymentDocuments } from './other-payments.ts'

const WINDOW_MS = 15 * 60_000
const MAX_PER_EMAIL = 10
const MAX_PER_ORDER = 10
const MAX_PER_IP = 30

/** A request for an order: by its key, or by the e-mail address of its buyer. */
export interface OrderQuery {
  number: number
  key: string
  email: string
  /** The visitor's IP address; '' when it is unknown. */
  ip: string
  language: Lang
}

/** The order's document, the seconds to wait after too many attempts, or null for an unknown order, a wrong key or a wrong e-mail address. */
export type OrderSearchResult = { document: object } | { waitS: number } | null

/**
 * GET order/{numero} (contract 4.31). Numbers count up, so whoever knows an e-mail address could try them: attempts by e-mail are
 * limited by IP address, by e-mail address and by number. An unknown number gets the same response as a wrong e-mail address.
 */
export async function findOrder(store: StoreContext, query: OrderQuery): Promise<OrderSearchResult> {
  return query.key === '' ? findByEmail(store, query) : findByKey(store, query)
}

/** An order by its number and key; `undefined` for a wrong pair. */
export async function orderByKey(
  store: StoreContext,
  number: number,
  key: string,
): Promise<OrderRow | undefined> {
  const order = await readCurrent(store, number)
  return order && (await isOrderKey(store, store.db.read, number, key)) ? order : undefined
}

async function findByKey(
  store: StoreContext,
  { number, key, language }: OrderQuery,
): Promise<OrderSearchResult> {
  const order = await orderByKey(store, number, key)
  if (!order) return null
  const isFirstView = order.seen_at === null && (await markSeen(store, number))
  const otherPayments = await otherPaymentDocuments(store, order, language)
  const reader = { key, language, isFirstView, now: store.now(), otherPayments }
  return { document: await orderDocument(store.db.read, order, reader) }
}

async function findByEmail(store: StoreContext, query: OrderQuery): Promise<OrderSearchResult> {
  const { number, language } = query
  const email = query.email.trim().toLowerCase()
  if (email === '') return null
  const budgets = budgetsOf(number, email, query.ip)
  const waitS = await store.db.write(async (queries) => {
    for (const budget of budgets) {
      const wait = await takeFromBudget(queries, store.now(), budget)
      if (wait > 0) return wait
    }
    return 0
  }, 'order attempts')
  if (waitS > 0) return { waitS }
  const order = await readCurrent(store, number)
  if (!order || order.email !== email) return null
  await uncountAttempt(store, budgets)
  const reader = { key: null, language, isFirstView: false, now: store.now(), otherPayments: [] }
  return { document: await orderDocument(store.db.read, order, reader) }
}

// An overdue order is cancelled before it is shown, so that a page never asks for a payment that is too late.
async function readCurrent(store: StoreContext, number: number): Promise<OrderRow | undefined> {
  const read = () =>
    store.db.read.selectFrom('shop_order').selectAll().where('number', '=', number).executeTakeFirst()
  const order = await read()
  const isOverdue = order?.state === 'aguardando_pagamento' && (order.expires_at ?? Infinity) <= store.now()
  if (!isOverdue) return order
  await expireOrder(store, number)
  return read()
}

// Returns true for one request only, even when several arrive at the same time.
async function markSeen(store: StoreContext, number: number): Promise<boolean> {
  const { numUpdatedRows } = await store.db.write((queries) =>
    queries
      .updateTable('shop_order')
      .set({ seen_at: store.now() })
      .where('number', '=', number)
      .where('seen_at', 'is', null)
      .executeTakeFirst(),
  )
  return numUpdatedRows === 1n
}

// An attempt with the right number and e-mail address is not counted: the buyer may reload the page.
async function uncountAttempt(store: StoreContext, budgets: readonly Budget[]): Promise<void> {
  await store.db.write(
    (queries) =>
      queries
        .updateTable('sign_in_budget')
        .set((row) => ({ attempts: row('attempts', '-', 1) }))
        .where(
          'key_hash',
          'in',
          budgets.map(({ key }) => key),
        )
        .where('attempts', '>', 0)
        .execute(),
    'order attempts',
  )
}

function budgetsOf(number: number, email: string, ip: string): Budget[] {
  const budget = (kind: string, value: string, max: number): Budget => {
    const key = hash('sha256', JSON.stringify([`order ${kind}`, value]), 'hex')
    return { table: 'sign_in_budget', key, max, windowMs: WINDOW_MS }
  }
  return [
    ...(ip === '' ? [] : [budget('address', ip, MAX_PER_IP)]),
    budget('email', email, MAX_PER_EMAIL),
    budget('number', String(number), MAX_PER_ORDER),
  ]
}
