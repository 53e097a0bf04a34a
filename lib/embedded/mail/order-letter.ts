import type { Lang } from '#lib/routes/lang.ts'
import { formatMoney } from '#lib/shop/currency.ts'
import type { Block, Letter } from './letter.ts'
import type { MailKind } from './queue.ts'
import { orderTexts } from './texts.ts'

/** The kinds of messages about an order. */
export type OrderMailKind = Exclude<MailKind, 'password' | 'contact'>

/** What a message says of an order; amounts in cents, times in milliseconds since 1970. */
export interface OrderLetterData {
  number: string
  name: string
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
  delivery: { label: string; until: string }
  payment: { copyPaste?: string | undefined; isDemo: boolean; expiresAt: number | null; isOpen: boolean }
  tracking: { carrier: string; code: string; url: string } | null
  /** Whether the order was paid before it ended. */
  wasPaid: boolean
  reason: string
}

const TIME_ZONE = 'America/Sao_Paulo'
const TIMES = {
  pt: new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short', timeZone: TIME_ZONE }),
  en: new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: TIME_ZONE }),
}
const DAYS = {
  pt: new Intl.DateTimeFormat('pt-BR', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-US', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }),
}

/** The message of one kind about an order, in the buyer's language. */
export function orderLetter(kind: OrderMailKind, order: OrderLetterData, lang: Lang): Letter {
  const texts = orderTexts[lang]
  const { number, name, url, reason } = order
  return {
    subject: texts.subject[kind](number),
    blocks: [
      { kind: 'text', text: texts.hello(name.split(' ')[0]!) },
      { kind: 'text', text: texts.text[kind](number) },
      ...(kind === 'cancelled' && reason !== '' ? [text(`${texts.reason}: ${reason}`)] : []),
      ...(order.wasPaid && (kind === 'cancelled' || kind === 'returned') ? [text(texts.refund)] : []),
      ...(kind === 'received' ? paymentBlocks(order, lang) : []),
      ...(kind === 'sent' ? trackingBlocks(order, lang) : []),
      { kind: 'link', label: texts.open, url },
      ...(kind === 'received' || kind === 'paid' || kind === 'sent' ? orderBlocks(kind, order, lang) : []),
    ],
  }
}

const text = (sentence: string): Block => ({ kind: 'text', text: sentence })

function paymentBlocks({ payment }: OrderLetterData, lang: Lang): Block[] {
  const texts = orderTexts[lang]
  const { copyPaste, isDemo, expiresAt, isOpen } = payment
  if (!isOpen || expiresAt === null) return []
  const until = TIMES[lang].format(expiresAt)
  if (copyPaste === undefined) return [text(texts.otherPayment(until))]
  return [
    { kind: 'heading', text: texts.pixTitle },
    ...(isDemo ? [{ kind: 'notice', text: texts.pixDemo } as const] : []),
    text(texts.pixText(until)),
    { kind: 'code', text: copyPaste },
    text(texts.pixConfirm),
  ]
}

function trackingBlocks({ tracking, delivery }: OrderLetterData, lang: Lang): Block[] {
  const texts = orderTexts[lang]
  const { carrier = '', code = '', url = '' } = tracking ?? {}
  const rows = (
    [
      [texts.carrier, carrier],
      [texts.code, code],
    ] as const
  ).filter(([, value]) => value !== '')
  return [
    ...(rows.length > 0 ? [{ kind: 'rows', rows } as const] : []),
    ...(delivery.until === '' ? [] : [text(deliveryLine(delivery, lang))]),
    ...(url === '' ? [] : [{ kind: 'link', label: texts.track, url } as const]),
  ]
}

function orderBlocks(kind: OrderMailKind, order: OrderLetterData, lang: Lang): Block[] {
  const texts = orderTexts[lang]
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
          const described = detail === '' || detail === name ? name : `${name} (${detail})`
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
    text([...order.address, deliveryLine(order.delivery, lang, kind === 'received')].join('\n')),
    text(texts.rights),
  ]
}

function deliveryLine({ label, until }: OrderLetterData['delivery'], lang: Lang, waits = false): string {
  const day = Date.parse(until)
  if (Number.isNaN(day)) return label
  const arrives = waits ? orderTexts[lang].arrivesIfPaid : orderTexts[lang].arrives
  return `${label}: ${arrives(DAYS[lang].format(day))}`
}
