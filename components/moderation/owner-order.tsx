import { MessageBox } from '#components/ui/message-box.tsx'
import { moderationOrdersCopy as copy } from '#lib/copy/moderation-orders.ts'
import { priceFormatter } from '#lib/pricing/price-formatter.ts'
import { moderationPaths } from '#lib/routes/moderation-paths.ts'
import { formatCpf } from '#lib/contract/cpf.ts'
import { formatInvoiceKey } from '#lib/shop/invoice-key.ts'
import { mask } from '#lib/shop/masks.ts'
import type { OrderState } from '#lib/contract/order-document.ts'
import type { OwnerOrder, TeamMember } from '#lib/shop/owner-orders.ts'
import { textOfCode } from '#lib/text/text-of-code.ts'
import { dayText, ORDER_TIME } from './order-times.ts'
import styles from './owner-order.module.css'
import { OrderRecords, type TypedRecord } from './order-records.tsx'
import { OrderSteps } from './order-steps.tsx'
import parts from './parts.module.css'
import { TeamMemberForm } from './team-member-form.tsx'

interface OwnerOrderProps {
  found: OwnerOrder
  steps: readonly OrderState[]
  /** Who looks at the order; without one, the page shows no personal data. */
  member: TeamMember | undefined
  formToken: string
  /** The code of the notice in the address. */
  notice: string
  /** What was typed into a rejected form about refund or invoice. */
  typed: TypedRecord
}

/** An order for the team of the shop: lines, history and next steps, and to a member with name and role also the buyer. */
export function OwnerOrderView({ found, steps, member, formToken, notice, typed }: OwnerOrderProps) {
  const { order, lines, delivery, tracking, events, refunds } = found
  const price = priceFormatter('pt')
  const noticeText = notice === 'quem' ? copy.missing : textOfCode(copy.notices, notice)
  return (
    <div className={styles.page}>
      <p>
        <a href={moderationPaths.orders}>{copy.back}</a>
      </p>
      <h1 className={parts.heading}>
        {copy.order(order.number)}: {copy.states[order.state]}
      </h1>
      {noticeText ? (
        <MessageBox kind={notice === 'mudou' ? 'sucesso' : 'erro'}>{noticeText}</MessageBox>
      ) : null}
      <section aria-labelledby="itens">
        <h2 id="itens" className={parts.subheading}>
          {copy.lines}
        </h2>
        <ul className={styles.lines}>
          {lines.map(({ name, detail, sku, quantity, price: each }, index) => (
            <li key={index}>
              <strong>{copy.pieces(quantity)}</strong> {[name, detail, sku].filter(Boolean).join(' · ')} ·{' '}
              {price(each)}
            </li>
          ))}
        </ul>
        <p>
          {copy.payment}: {copy.kinds[order.payment_kind] ?? order.payment_kind}, {price(order.total)}.{' '}
          {copy.delivery}: {delivery.name.pt}, {copy.until(dayText(delivery.until))}.
        </p>
        {tracking ? (
          <p>{[tracking.carrier, tracking.code, tracking.url].filter(Boolean).join(' · ')}</p>
        ) : null}
        {order.invoice_key ? (
          <p className={styles.address}>{copy.invoiceIs(formatInvoiceKey(order.invoice_key))}</p>
        ) : null}
        {refunds.map(({ position, amount, way, day }) => (
          <p key={position}>{copy.refunded(price(amount), copy.ways[way], dayText(day))}</p>
        ))}
      </section>
      {member ? (
        <>
          <Buyer found={found} member={member} formToken={formToken} />
          <OrderSteps number={order.number} steps={steps} formToken={formToken} />
          {order.state === 'aguardando_pagamento' ? null : (
            <OrderRecords number={order.number} formToken={formToken} typed={typed} refunds={refunds} />
          )}
        </>
      ) : (
        <TeamMemberForm number={order.number} formToken={formToken} />
      )}
      <section aria-labelledby="historico">
        <h2 id="historico" className={parts.subheading}>
          {copy.history}
        </h2>
        <ol className={styles.lines}>
          {events.map(({ at, state, author, reason }, index) => (
            <li key={index}>
              {ORDER_TIME.format(at)}: <strong>{copy.states[state]}</strong>, {copy.by(author)}
              {reason ? ` (${reasonText(reason)})` : ''}
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}

function reasonText(reason: string): string {
  const [code = '', ...words] = reason.split(':')
  const known = textOfCode(copy.reasons, code)
  return known ? [known, ...words].join(':') : reason
}

function Buyer({
  found: { order, address },
  member,
  formToken,
}: Pick<OwnerOrderProps, 'found' | 'formToken'> & { member: TeamMember }) {
  const {
    logradouro,
    numero,
    complemento,
    bairro,
    cidade,
    uf,
    cep = '',
    destinatario = '',
    observacao,
    presente,
    recado,
  } = address
  const street = [logradouro, numero, complemento].filter(Boolean).join(', ')
  return (
    <section aria-labelledby="cliente">
      <h2 id="cliente" className={parts.subheading}>
        {copy.contact}
      </h2>
      <address className={styles.address}>
        {[destinatario || order.name, street, bairro, `${cidade}, ${uf}`, mask('postalCode', cep), observacao]
          .filter(Boolean)
          .map((line, index) => (
            <span key={index}>{line}</span>
          ))}
        {destinatario ? <span>{copy.boughtBy(order.name)}</span> : null}
        <a href={`mailto:${order.email}`}>{order.email}</a>
        <a href={`tel:+55${order.phone}`}>{mask('phone', order.phone)}</a>
        <span>CPF {formatCpf(order.cpf)}</span>
      </address>
      {presente ? (
        <p className={styles.gift}>
          <strong>{copy.gift}</strong> {recado ? copy.giftMessage(recado) : null}
        </p>
      ) : null}
      <form method="post" action={moderationPaths.orderTeamMember} className={styles.who}>
        <input type="hidden" name="ficha" value={formToken} />
        <input type="hidden" name="numero" value={order.number} />
        <input type="hidden" name="sair" value="1" />
        <p className={parts.note}>{copy.seenAs(member.name, copy.roles[member.role])}</p>
        <button className={parts.button}>{copy.leave}</button>
      </form>
    </section>
  )
}
