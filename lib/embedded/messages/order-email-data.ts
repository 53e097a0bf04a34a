import type { Lang } from '#lib/routes/lang.ts'
import { REFUND_WAYS } from '#lib/contract/order-document.ts'
import type { Refund } from '#lib/shop/refund.ts'
import type { OrderEmailData } from '../mail/order-email.ts'
import type { Queries } from '../db/database.ts'
import { orderKey } from '../orders/order-key.ts'
import { EXPIRED, WITHDRAWN } from '../orders/order-steps.ts'
import { orderAddress } from '../orders/payable-order.ts'
import { refundsOf } from '../orders/refunds.ts'
import { storedPaymentOf } from '../orders/start-payment.ts'
import { paymentProviders } from '../payments/providers.ts'
import type { DeliveryOption } from '../shipping/delivery-options.ts'
import type { StoreContext } from '../store/store.ts'

/** Reads what a message says of an order; `undefined` for an unknown or erased one, and for a refund that was taken back. The last argument is what the queue holds beside the number: the reason of a change, or a refund. */
export async function readOrderEmail(
  store: StoreContext,
  number: number,
  lang: Lang,
  { reason = '', ...refund }: Readonly<Record<string, string>>,
): Promise<OrderEmailData | undefined> {
  const { db, config } = store
  return db.snapshot(async (queries) => {
    const rows = queries.selectFrom('shop_order').selectAll().where('number', '=', number)
    const order = await rows.executeTakeFirst()
    if (!order || order.erased_at !== null) return undefined
    if (!(await isStillRecorded(queries, number, refund))) return undefined
    const lines = queries.selectFrom('order_line').selectAll().where('number', '=', number)
    const paid = queries
      .selectFrom('order_event')
      .select('step')
      .where('number', '=', number)
      .where('state', '=', 'pago')
    const key = await orderKey(store, queries, number)
    const option = JSON.parse(order.delivery) as DeliveryOption
    const address = JSON.parse(order.address) as Record<string, string>
    const { copyPaste } = storedPaymentOf(order)
    const provider = paymentProviders(config.payments ?? {}).find(({ id }) => id === order.payment_kind)
    return {
      number: String(number),
      name: order.name,
      state: order.state,
      url: orderAddress(config.siteUrl, lang, number, key),
      lines: (await lines.orderBy('position').execute()).map(({ name, detail, quantity, price }) => ({
        name,
        detail,
        quantity,
        total: price * quantity,
      })),
      subtotal: order.subtotal,
      discount: order.discount,
      coupon: order.coupon,
      couponDiscount: order.coupon_discount,
      paymentDiscount: order.payment_discount,
      shipping: order.shipping,
      total: order.total,
      address: addressLines(order.name, address),
      gift: address['presente'] ? (address['recado'] ?? '') : undefined,
      delivery: { label: option.name[lang], until: option.until },
      payment: {
        copyPaste,
        isDemo: provider?.isDemo ?? false,
        expiresAt: order.expires_at,
      },
      tracking: order.tracking === null ? null : (JSON.parse(order.tracking) as OrderEmailData['tracking']),
      invoiceKey: order.invoice_key,
      refund: refundIn(refund),
      wasPaid: (await paid.limit(1).executeTakeFirst()) !== undefined,
      reason: writtenReason(reason),
    }
  })
}

// Only the message that announces a refund names its position.
async function isStillRecorded(
  queries: Queries,
  number: number,
  { position }: Readonly<Record<string, string>>,
): Promise<boolean> {
  if (position === undefined) return true
  return (await refundsOf(queries, number)).some((refund) => refund.position === Number(position))
}

function refundIn({ amount, way, day = '' }: Readonly<Record<string, string>>): Refund | undefined {
  const known = REFUND_WAYS.find((each) => each === way)
  return known && { amount: Number(amount), way: known, day }
}

function addressLines(name: string, address: Record<string, string>): string[] {
  const {
    logradouro = '',
    numero = '',
    complemento = '',
    bairro = '',
    cidade = '',
    uf = '',
    cep = '',
    destinatario = '',
  } = address
  const street = [logradouro, numero, complemento].filter((part) => part !== '').join(', ')
  const place = [bairro, cidade].filter((part) => part !== '').join(', ')
  return [destinatario || name, street, `${place} – ${uf}, ${cep.replace(/^(\d{5})(\d{3})$/, '$1-$2')}`]
}

// The message states only reasons that a person has written: the store's own are codes, and buyers know about their withdrawal.
function writtenReason(reason: string): string {
  return reason === EXPIRED || reason.startsWith(WITHDRAWN) ? '' : reason
}
