import type { OrderState } from '#lib/contract/order-document.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { formatMoney } from '#lib/shop/currency.ts'
import { withFixedSpaces } from '#lib/shop/fixed-spaces.ts'
import { formatInvoiceKey } from '#lib/shop/invoice-key.ts'
import { withOrdinalDay } from '#lib/shop/ordinal-day.ts'
import type { Refund } from '#lib/shop/refund.ts'
import type { Block, EmailContent } from './email-content.ts'
import type { MailKind } from './queue.ts'
import { orderTexts } from './texts.ts'

/** The kinds of messages about an order. */
export type OrderMailKind = Exclude<MailKind, 'password' | 'contact'>

/** What a message says of an order; amounts in cents, times in milliseconds since 1970. */
export interface OrderEmailData {
  number: string
  name: string
  /** The state at the moment of sending, which may be later than the one that the message reports. */
  state: OrderState
  /** The order's page with its key. */
  url: string
  lines: { name: string; detail: string; quantity: number; total: number }[]
  subtotal: number
  discount: number
  coupon: string | null
  couponDiscount: number
  paymentDiscount: number
  shipping: number
  total: number
  address: string[]
  /** With a gift: the message in its package, '' for none. */
  gift: string | undefined
  delivery: { label: string; until: string }
  payment: { copyPaste?: string | undefined; isDemo: boolean; expiresAt: number | null }
  tracking: { carrier: string; code: string; url: string } | null
  /** The access key of the invoice; null without one. */
  invoiceKey: string | null
  /** With a message about a refund: that refund. */
  refund: Refund | undefined
  /** Whether the order was paid before it ended. */
  wasPaid: boolean
  reason: string
}

// The longest detail that stays on one line, in characters: it fits beside the price on a narrow phone.
const SHORT_DETAIL = 22
const TIME_ZONE = 'America/Sao_Paulo'
const TIMES = {
  pt: new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short', timeZone: TIME_ZONE }),
  en: new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: TIME_ZONE }),
}
const FULL_DAYS = {
  pt: new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }),
}
const DAYS = {
  pt: new Intl.DateTimeFormat('pt-BR', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-US', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }),
}

/**
 * The message of one kind about an order, in the buyer's language, as true at the moment of sending; `undefined` when a later payment
 * has made it wrong.
 */
export function orderEmail(kind: OrderMailKind, order: OrderEmailData, lang: Lang): EmailContent | undefined {
  // An order that had expired was revived by its payment, and the message of the payment says so.
  if (kind === 'expired' && order.wasPaid) return undefined
  const texts = orderTexts[lang]
  const { number, name, url, reason, state } = order
  const isCurrent = state !== 'cancelado' && state !== 'devolvido'
  return {
    subject: texts.subject[kind](number),
    blocks: [
      { kind: 'text', text: texts.hello(name.split(' ')[0]!) },
      text(sentence(kind, order, lang)),
      ...(kind === 'cancelled' && reason !== '' ? [text(`${texts.reason}: ${reason}`)] : []),
      ...(order.wasPaid && (kind === 'cancelled' || kind === 'returned') ? [text(texts.refund)] : []),
      ...(kind === 'received' ? paymentBlocks(order, lang) : []),
      ...(order.refund ? refundBlocks(order.refund, kind, lang) : []),
      ...(kind === 'sent' ? trackingBlocks(order, lang) : []),
      { kind: 'link', label: texts.open, url },
      ...(kind === 'delivered' ? [text(texts.review), text(texts.rights)] : []),
      ...(isCurrent && (kind === 'received' || kind === 'paid' || kind === 'sent')
        ? orderBlocks(order, lang)
        : []),
    ],
  }
}

const text = (words: string): Block => ({ kind: 'text', text: words })

// The order may have changed since the message was queued: no message asks a buyer to wait or pay for an order that is paid or has ended.
function sentence(kind: OrderMailKind, { number, state, payment }: OrderEmailData, lang: Lang): string {
  const { text: texts, changedOrder, receivedElsewhere } = orderTexts[lang]
  if (kind !== 'received' && kind !== 'paid') return texts[kind](number)
  if (state === 'cancelado') return changedOrder.cancelled[kind](number)
  const unchanged: readonly OrderState[] =
    kind === 'received' ? ['aguardando_pagamento'] : ['pago', 'separado']
  if (!unchanged.includes(state)) return changedOrder.advanced[kind](number)
  // The shopper is probably paying on the provider's page while this message arrives.
  const paysElsewhere = kind === 'received' && payment.copyPaste === undefined
  return paysElsewhere ? receivedElsewhere(number) : texts[kind](number)
}

function paymentBlocks({ payment, state }: OrderEmailData, lang: Lang): Block[] {
  const texts = orderTexts[lang]
  const { copyPaste, isDemo, expiresAt } = payment
  if (state !== 'aguardando_pagamento' || expiresAt === null) return []
  const until = TIMES[lang].format(expiresAt)
  if (copyPaste === undefined)
    return [
      ...(isDemo ? [{ kind: 'notice', text: texts.cardDemo } as const] : []),
      text(texts.otherPayment(until)),
    ]
  return [
    { kind: 'heading', text: texts.pixTitle },
    ...(isDemo ? [{ kind: 'notice', text: texts.pixDemo } as const] : []),
    text(texts.pixText(until)),
    { kind: 'code', text: copyPaste },
    text(texts.pixConfirm),
  ]
}

function refundBlocks({ amount, way, day }: Refund, kind: OrderMailKind, lang: Lang): Block[] {
  const { refunded } = orderTexts[lang]
  const note = kind === 'refunded' ? refunded.notes[way] : refunded.takenBack
  const rows = [
    [refunded.amount, formatMoney(amount, lang)],
    [refunded.way, refunded.ways[way]],
    [refunded.day, withOrdinalDay(FULL_DAYS[lang].format(Date.parse(day)))],
  ] as const
  return [{ kind: 'rows', rows }, text(note)]
}

function trackingBlocks({ tracking, delivery, invoiceKey }: OrderEmailData, lang: Lang): Block[] {
  const texts = orderTexts[lang]
  const { carrier = '', code = '', url = '' } = tracking ?? {}
  const rows = (
    [
      [texts.carrier, carrier],
      [texts.code, code],
      [texts.invoice, invoiceKey === null ? '' : formatInvoiceKey(invoiceKey)],
    ] as const
  ).filter(([, value]) => value !== '')
  return [
    ...(rows.length > 0 ? [{ kind: 'rows', rows } as const] : []),
    ...(delivery.until === '' ? [] : [text(deliveryLine(delivery, lang))]),
    ...(url === '' ? [] : [{ kind: 'link', label: texts.track, url } as const]),
  ]
}

function orderBlocks(order: OrderEmailData, lang: Lang): Block[] {
  const texts = orderTexts[lang]
  const isWaiting = order.state === 'aguardando_pagamento'
  const money = (cents: number) => formatMoney(cents, lang)
  const minus = (label: string, cents: number) =>
    cents > 0 ? [[label, `-\u00a0${money(cents)}`] as const] : []
  return [
    { kind: 'heading', text: texts.items },
    {
      kind: 'rows',
      hasTotal: true,
      rows: [
        ...order.lines.map(({ name, detail, quantity, total }) => {
          const described = detail === '' || detail === name ? name : `${name} (${inMail(detail)})`
          return [`${quantity} × ${described}`, money(total)] as const
        }),
        [texts.subtotal, money(order.subtotal)],
        ...minus(texts.discount, order.discount),
        ...minus(texts.coupon(order.coupon ?? ''), order.couponDiscount),
        ...minus(texts.paymentDiscount, order.paymentDiscount),
        [texts.shipping, order.shipping === 0 ? texts.free : money(order.shipping)],
        [texts.total, money(order.total)],
      ],
    },
    { kind: 'heading', text: texts.address },
    text([...order.address, deliveryLine(order.delivery, lang, isWaiting)].join('\n')),
    ...(order.gift === undefined ? [] : [text(giftText(order.gift, lang))]),
    text(texts.rights),
  ]
}

const giftText = (message: string, lang: Lang) =>
  message === ''
    ? orderTexts[lang].gift
    : `${orderTexts[lang].gift}\n${orderTexts[lang].giftMessage(message)}`

// A short detail such as '1 pote - Limão' does not break.
function inMail(detail: string): string {
  return detail.length <= SHORT_DETAIL ? detail.replaceAll(' ', '\u00a0') : withFixedSpaces(detail)
}

function deliveryLine({ label, until }: OrderEmailData['delivery'], lang: Lang, waits = false): string {
  const day = Date.parse(until)
  if (Number.isNaN(day)) return label
  const arrives = waits ? orderTexts[lang].arrivesIfPaid : orderTexts[lang].arrives
  return `${label}: ${arrives(withOrdinalDay(DAYS[lang].format(day)))}`
}
