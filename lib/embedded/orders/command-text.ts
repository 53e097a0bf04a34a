import { formatCpf } from '#lib/contract/cpf.ts'
import { formatInvoiceKey } from '#lib/shop/invoice-key.ts'
import { reaisText } from '../store/money-text.ts'
import { brazilTime } from '#lib/shop/brazil-time.ts'
import type { OwnerListedOrder, OwnerOrder } from '#lib/shop/owner-orders.ts'

/** Formats a page of orders, one line each. */
export function describeOrders(orders: readonly OwnerListedOrder[]): string {
  if (orders.length === 0) return 'No orders.'
  return orders
    .map(({ number, state, createdAt, expiresAt, name, units, total, paymentKind, until }) =>
      [
        `#${number}`,
        state,
        timeText(createdAt),
        plain(name),
        `${units} ${units === 1 ? 'unit' : 'units'}`,
        reaisText(total),
        paymentKind,
        expiresAt === null ? `deliver until ${until}` : `expires ${timeText(expiresAt)}`,
      ].join('  '),
    )
    .join('\n')
}

/** Formats an order with everything that its owner needs to deliver it. */
export function describeOrder({
  order,
  address,
  delivery,
  tracking,
  lines,
  events,
  refunds,
}: OwnerOrder): string {
  const { number, state, name, email, phone, cpf, total, payment_kind, shipping, invoice_key } = order
  const {
    logradouro,
    numero,
    complemento,
    bairro,
    cidade,
    uf,
    cep,
    destinatario,
    observacao,
    presente,
    recado,
  } = address
  return [
    `#${number}  ${state}  ${reaisText(total)}  ${payment_kind}`,
    `  ${plain(name)} <${plain(email)}>  ${plain(phone)}  CPF ${formatCpf(cpf)}`,
    ...(destinatario ? [`  For ${plain(destinatario)}`] : []),
    `  ${[logradouro, numero, complemento, bairro].filter(Boolean).map(String).map(plain).join(', ')}`,
    `  ${plain(cep ?? '')} ${plain(cidade ?? '')} ${plain(uf ?? '')}`,
    ...(observacao ? [`  Note: ${plain(observacao)}`] : []),
    ...(presente ? ['  Gift: no prices in the package'] : []),
    ...(recado ? [`  Message: ${recado.split('\n').map(plain).join(' / ')}`] : []),
    `  ${plain(delivery.name.pt)}, ${reaisText(shipping)}, until ${delivery.until}`,
    ...(tracking
      ? [`  ${plain(tracking.carrier)} ${plain(tracking.code)} ${plain(tracking.url)}`.trimEnd()]
      : []),
    ...(invoice_key === null ? [] : [`  NF-e ${formatInvoiceKey(invoice_key)}`]),
    ...refunds.map(
      ({ position, amount, way, day }) => `  Refund ${position}: ${reaisText(amount)}, ${way}, ${day}`,
    ),
    ...lines.map(
      ({ quantity, name: item, detail, sku, price }) =>
        `  ${quantity} × ${plain(item)} (${plain(detail)}, ${plain(sku)})  ${reaisText(price)}`,
    ),
    ...events.map(
      ({ at, state: to, author, reason }) =>
        `  ${timeText(at)}  ${to}  ${plain(author)}${reason === '' ? '' : `  ${plain(reason)}`}`,
    ),
  ].join('\n')
}

// 2026-11-23 14:05, in Brazil's time zone.
function timeText(at: number): string {
  const { day, time } = brazilTime(at)
  return `${day} ${time.slice(0, 5)}`
}

// Anyone can order: replacing control characters prevents escape sequences from reaching the terminal (L27).
function plain(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]+/gu, '\u{fffd}')
}
