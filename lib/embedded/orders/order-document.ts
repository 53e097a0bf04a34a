import type { OrderState } from '#lib/contract/order-document.ts'
import { maskedCpf } from '#lib/contract/cpf.ts'
import { invoiceAddress } from '#lib/shop/invoice-key.ts'
import { toReais } from '#lib/shop/money.ts'
import type { Lang } from '#lib/routes/lang.ts'
import type { Queries } from '../db/database.ts'
import type { DeliveryOption } from '../shipping/delivery-options.ts'
import { picture } from '../store/paths.ts'
import { installmentEntry } from '../store/prices.ts'
import { isUnclaimed } from './claim-order.ts'
import { optionDocument, totalsDocument } from './draft-document.ts'
import type { OrderRow } from './order-row.ts'
import { refundsOf } from './refunds.ts'
import { storedPaymentOf } from './start-payment.ts'
import { withdrawalStep } from './withdrawal-term.ts'

/** Who reads an order: `key` is null for a reader who only knows the e-mail address. */
interface Reader {
  key: string | null
  language: Lang
  isFirstView: boolean
  now: number
  /** The payment methods to which the reader may change. */
  otherPayments: object[]
}

/** An order on the wire, in reais; without its key, personal data are masked (contract 4.31). */
export async function orderDocument(queries: Queries, order: OrderRow, reader: Reader) {
  const { key, language, isFirstView, now, otherPayments } = reader
  const items = await queries
    .selectFrom('order_line')
    .selectAll()
    .where('number', '=', order.number)
    .orderBy('position')
    .execute()
  const events = await queries
    .selectFrom('order_event')
    .select(['state', 'at', 'reason'])
    .where('number', '=', order.number)
    .orderBy('step')
    .execute()
  return {
    numero: String(order.number),
    chave: key ?? '',
    estado: order.state,
    criado: iso(order.created_at),
    prazo: order.state === 'aguardando_pagamento' ? iso(order.expires_at) : '',
    itens: items.map((item) => ({
      sku: item.sku,
      nome: item.name,
      detalhe: item.detail,
      imagem: picture(item.image, 320),
      url: item.path,
      quantidade: item.quantity,
      preco: toReais(item.price),
      total: toReais(item.price * item.quantity),
    })),
    ...personalParts(order, key !== null),
    opcao: optionDocument(JSON.parse(order.delivery) as DeliveryOption, language),
    totais: totalsOf(order),
    pagamento: paymentDocument(order, { now, isOwner: key !== null }),
    outrosPagamentos: otherPayments,
    rastreio: trackingDocument(order),
    reembolsos: (await refundsOf(queries, order.number)).map(({ amount, way, day }) => ({
      valor: toReais(amount),
      meio: way,
      dia: day,
    })),
    notaFiscal: key === null ? null : invoiceDocument(order),
    historico: publicHistory(events),
    podeGuardar: key !== null && isUnclaimed(order),
    podeDesistir: key !== null && withdrawalStep(order, now) !== null,
    primeiraVista: isFirstView,
  }
}

/**
 * The payment of an order on the wire: without code and link once it no longer waits, and without the provider's page once that accepts
 * nothing more. A boleto names its buyer, so only the owner of the order gets its address.
 */
export function paymentDocument(order: OrderRow, { now, isOwner }: { now: number; isOwner: boolean }) {
  const { payment_kind, state } = order
  const { copyPaste, url, expiresAt, isDemo = false, attempt, installments } = storedPaymentOf(order)
  const isOpen = state === 'aguardando_pagamento'
  const isPayable = isOpen && (expiresAt ?? Infinity) > now
  return {
    tipo: payment_kind,
    copiaECola: (isOpen && copyPaste) || '',
    url: (isPayable && url) || '',
    expira: isOpen ? iso(expiresAt ?? null) : '',
    demonstracao: isOpen && isDemo,
    tentativa:
      isOpen && attempt
        ? { situacao: attempt.state, meio: attempt.way, url: isOwner ? attempt.url : '' }
        : null,
    parcelamento: installments ? installmentEntry(installments) : null,
  }
}

/** The amounts of an order on the wire. */
function totalsOf(order: OrderRow) {
  return totalsDocument({
    subtotal: order.subtotal,
    discount: order.discount,
    coupon: order.coupon,
    couponDiscount: order.coupon_discount,
    shipping: order.shipping,
    paymentDiscount: order.payment_discount,
    total: order.total,
  })
}

const iso = (time: number | null) => (time === null ? '' : new Date(time).toISOString())

// Notes for the owner keep the state as it was: the buyer sees changes only.
function publicHistory(events: { state: OrderState; at: number; reason: string }[]) {
  return events
    .filter(({ state }, index) => state !== events[index - 1]?.state)
    .map(({ state, at, reason }) => ({ estado: state, em: iso(at), motivo: reason }))
}

function trackingDocument({ tracking }: OrderRow) {
  if (tracking === null) return null
  const { carrier, code, url } = JSON.parse(tracking) as { carrier: string; code: string; url: string }
  return { transportadora: carrier, codigo: code, url }
}

function invoiceDocument({ invoice_key: chave }: OrderRow) {
  return chave === null ? null : { chave, url: invoiceAddress(chave) }
}

function personalParts({ name, email, cpf, phone, address }: OrderRow, isOwner: boolean) {
  const entrega = JSON.parse(address) as Record<string, string>
  if (isOwner) return { dados: { nome: name, email, cpf, celular: phone }, entrega }
  const { cidade = '', uf = '', cep = '' } = entrega
  return {
    dados: { nome: name.split(' ')[0] ?? '', email: maskedEmail(email), cpf: maskedCpf(cpf), celular: '' },
    entrega: { cep: cep.replace(/\d{3}$/, '***'), cidade, uf },
  }
}

// 'ma***@exemplo.com'
function maskedEmail(email: string): string {
  return email.replace(/^(.{0,2})[^@]*/, '$1***')
}
