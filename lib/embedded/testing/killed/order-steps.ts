import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import type { FakeMercadoPago } from '../fake-mercado-pago/fake-mercado-pago.ts'
import { TestBuyer } from '../test-orders.ts'
import { setStock } from '../test-shopper.ts'
import type { TestShop } from '../test-shop.ts'

/** The account at Mercado Pago of these tests. */
export const ACCOUNT = { accessToken: 'TEST-token', webhookSecret: 'segredo-das-notificacoes' }

const STOCK = 10
const UNITS = 3

/** What the database holds of an order before or after a step; `cart` is the number of units in the buyer's cart. */
export interface OrderSnapshot {
  orders: string[]
  stock: number
  events: number
  mails: string[]
  cart: number
}

/** What the work of a step needs; a killed process gets it as JSON. */
export interface Prepared {
  item: number
  session: string
  order: { pagamento: string; total: number; versao: number }
  number: number
  key: string
  /** The signed notification of a payment. */
  notification: { query: string; headers: Record<string, string> }
}

/** A step of an order: the state before and after it, and the work that may be repeated. */
interface Step {
  /** Units of an item that no other step sells. */
  item: number
  payment: 'pix' | 'mercado-pago'
  /** What happens before the step; an order is placed unless it is 'nothing'. */
  given: 'nothing' | 'order' | 'paid'
  before: OrderSnapshot
  after: OrderSnapshot
  work(shop: TestShop, prepared: Prepared): Promise<unknown>
}

const left = STOCK - UNITS
const empty: OrderSnapshot = { orders: [], stock: STOCK, events: 0, mails: [], cart: UNITS }
const waiting: OrderSnapshot = {
  orders: ['aguardando_pagamento'],
  stock: left,
  events: 1,
  mails: ['received'],
  cart: 0,
}
const paid: OrderSnapshot = { ...waiting, orders: ['pago'], events: 2, mails: ['paid', 'received'] }
const cancelled = (kind: string): OrderSnapshot => ({
  ...waiting,
  orders: ['cancelado'],
  stock: STOCK,
  events: 2,
  mails: [kind, 'received'],
})

/** The steps of an order in which a process may be killed. */
export const STEPS = {
  place: {
    item: 422,
    payment: 'pix',
    given: 'nothing',
    before: empty,
    after: waiting,
    work: async (shop, { session, order }) => {
      const headers = { session, 'idempotency-key': 'chave-do-teste' }
      const { status, body } = await shop.write<{ numero: string }>('POST', 'checkout/order', order, headers)
      assert.equal(status, 201)
      return body.numero
    },
  },
  'confirm a Pix': {
    item: 423,
    payment: 'pix',
    given: 'order',
    before: waiting,
    after: paid,
    work: (shop, { number }) => shop.orders.markPaid(number, 'Dona'),
  },
  'notification of Mercado Pago': {
    item: 424,
    payment: 'mercado-pago',
    given: 'order',
    before: waiting,
    after: paid,
    work: async (shop, { notification: { query, headers } }) => {
      const { status } = await shop.send(`payment/mercado-pago?${query}`, { method: 'POST', headers })
      assert.equal(status, 200)
    },
  },
  expire: {
    item: 425,
    payment: 'pix',
    given: 'order',
    before: waiting,
    after: cancelled('expired'),
    work: (shop) => shop.orders.expire(),
  },
  cancel: {
    item: 499,
    payment: 'pix',
    given: 'order',
    before: waiting,
    after: cancelled('cancelled'),
    work: (shop, { number }) => shop.orders.cancel(number, 'Sem estoque', 'Dona'),
  },
  withdraw: {
    item: 458,
    payment: 'pix',
    given: 'paid',
    before: paid,
    after: {
      ...paid,
      orders: ['cancelado'],
      stock: STOCK,
      events: 3,
      mails: ['cancelled', 'paid', 'received'],
    },
    work: (shop, { number, key }) => shop.write('POST', `order/${number}/withdrawal`, { chave: key }),
  },
  'send the e-mails': {
    item: 459,
    payment: 'pix',
    given: 'paid',
    before: paid,
    after: paid,
    work: (shop) => shop.sendMail(),
  },
} as const satisfies Record<string, Step>

/** The name of a step. */
export type OrderStepName = keyof typeof STEPS

/** The step with a name. */
export const stepOf = (name: OrderStepName): Step => STEPS[name]

/** Brings a shop to the moment before a step. */
export async function prepareStep(
  shop: TestShop,
  fake: FakeMercadoPago,
  name: OrderStepName,
): Promise<Prepared> {
  const { item, payment, given } = stepOf(name)
  await setStock(shop, item, STOCK)
  const buyer = new TestBuyer(shop)
  await buyer.prepare(UNITS, item)
  const { versao, resumo } = (await buyer.draft({ pagamento: payment })).body
  const order = { pagamento: payment, total: resumo.total, versao }
  const prepared = {
    item,
    session: buyer.session,
    order,
    number: 0,
    key: '',
    notification: { query: '', headers: {} },
  }
  if (given === 'nothing') return prepared
  const { status, body } = await shop.write<{ numero: string; chave: string; pagamento: { url: string } }>(
    ...(['POST', 'checkout/order', order, { session: buyer.session }] as const),
  )
  assert.equal(status, 201)
  const number = Number(body.numero)
  if (given === 'paid') await shop.orders.markPaid(number, 'Dona')
  const notification =
    payment === 'pix'
      ? prepared.notification
      : await signedNotification(fake, shop.now, URL.parse(body.pagamento.url)!)
  return { ...prepared, number, key: body.chave, notification }
}

// Pays at the fake, whose own notification is dropped, and returns a signed one.
async function signedNotification(
  fake: FakeMercadoPago,
  now: number,
  page: URL,
): Promise<Prepared['notification']> {
  const id = page.searchParams.get('pref_id')!
  delete fake.preferences.get(id)!.notification_url
  await fake.pay(id, 'card')
  const payment = [...fake.payments.keys()].at(-1)!
  const time = Math.floor(now / 1000)
  const signature = createHmac('sha256', ACCOUNT.webhookSecret)
    .update(`id:${payment};request-id:pedido;ts:${time};`)
    .digest('hex')
  return {
    query: `data.id=${payment}&type=payment`,
    headers: { 'x-request-id': 'pedido', 'x-signature': `ts=${time},v1=${signature}` },
  }
}

/** What there is of the order of a step. */
export async function readSnapshot(shop: TestShop, { item, session }: Prepared): Promise<OrderSnapshot> {
  const { read } = shop.db
  const stock = await read.selectFrom('item').select('stock').where('id', '=', item).executeTakeFirstOrThrow()
  const orders = await read
    .selectFrom('shop_order')
    .innerJoin('order_stock', 'order_stock.number', 'shop_order.number')
    .select(['shop_order.number', 'state'])
    .where('item_id', '=', item)
    .execute()
  const numbers = [0, ...orders.map(({ number }) => number)]
  const events = await read.selectFrom('order_event').select('step').where('number', 'in', numbers).execute()
  const mails = await read
    .selectFrom('mail')
    .select('kind')
    .where('number', 'in', numbers.map(String))
    .orderBy('kind')
    .execute()
  return {
    orders: orders.map(({ state }) => state),
    stock: stock.stock,
    events: events.length,
    mails: mails.map(({ kind }) => kind),
    cart: (await new TestBuyer(shop, session).cart()).body.quantidadeTotal,
  }
}
