import type { ReactNode } from 'react'
import { Button, buttonClass } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { Link } from '#components/ui/link.tsx'
import { MessageBox } from '#components/ui/message-box.tsx'
import { dayInWords } from '#lib/copy/day-in-words.ts'
import { orderCopy } from '#lib/copy/order.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath, paths } from '#lib/routes/paths.ts'
import type { Conversion } from '#lib/shop/currency.ts'
import { mask } from '#lib/shop/masks.ts'
import type { ShopOrder } from '#lib/shop/order.ts'
import { CleanAddress } from './clean-address.tsx'
import { LineList } from './line-list.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderKey } from './order-key.tsx'
import { timeText } from './order-time.ts'
import styles from './order.module.css'
import { PurchaseEvent } from './purchase-event.tsx'
import { TotalsList } from './totals-list.tsx'
import { WithdrawalForm } from './withdrawal-form.tsx'

type OrderViewProps = {
  order: ShopOrder
  lang: Lang
  conversion: Conversion | undefined
  /** Whether this is the page after ordering, not the one for following an order. */
  isConfirmation: boolean
  /** Whether the shop sends e-mails to buyers. */
  sendsMail: boolean
  /** The code of the notice in the address. */
  notice: string
  /** How the order is paid, while it waits for that. */
  payment: ReactNode
}

/** The page of an order: state, payment, delivery, lines, amounts, history and what its buyer may do (contract 4.31). */
export function OrderView({
  order,
  lang,
  conversion,
  isConfirmation,
  sendsMail,
  notice,
  payment,
}: OrderViewProps) {
  const copy = orderCopy[lang]
  const { number, key, state, buyer, lines, totals, tracking, history } = order
  const firstName = buyer.nome.split(' ')[0] ?? ''
  const noticeText = copy.notices[notice]
  const reason = state === 'cancelado' ? copy.reasons[(history.at(-1)?.reason ?? '').split(':', 1)[0]!] : ''
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{isConfirmation ? copy.thanks(firstName) : copy.title(number)}</h1>
        <p>
          {isConfirmation ? <strong>{copy.title(number)} · </strong> : null}
          {copy.placedAt(timeText(order.createdAt, lang))}
        </p>
        {isConfirmation ? (
          <p>{sendsMail && buyer.email ? copy.sentTo(buyer.email) : copy.keepNumber}</p>
        ) : null}
      </header>
      {noticeText ? (
        <div id="aviso" tabIndex={-1}>
          <MessageBox kind={notice === 'desistencia' ? 'sucesso' : 'aviso'}>{noticeText}</MessageBox>
        </div>
      ) : null}
      <section aria-labelledby="situacao" className={styles.state} data-state={state}>
        <h2 id="situacao">
          <Icon name={STATE_ICONS[state] ?? 'info'} /> {copy.states[state]}
        </h2>
        <p>
          {reason ? `${reason} ` : ''}
          {copy.stateTexts[state]}
        </p>
        {tracking ? (
          <p>
            <strong>{copy.tracking}:</strong> {copy.trackingCode(tracking.carrier, tracking.code)}{' '}
            {tracking.url ? (
              <a href={tracking.url} rel="noopener external">
                {copy.follow}
              </a>
            ) : null}
          </p>
        ) : null}
      </section>
      {payment}
      <div className={styles.columns}>
        <section aria-labelledby="itens" className={styles.card}>
          <h2 id="itens">{copy.items}</h2>
          <LineList lines={lines} lang={lang} />
          <TotalsList totals={totals} lang={lang} conversion={conversion} />
        </section>
        <div className={styles.side}>
          <section aria-labelledby="entrega" className={styles.card}>
            <h2 id="entrega">{copy.delivery}</h2>
            <Delivery order={order} lang={lang} />
            {key ? null : <p className={styles.quiet}>{copy.masked}</p>}
          </section>
          <section aria-labelledby="andamento" className={styles.card}>
            <h2 id="andamento">{copy.history}</h2>
            <OrderHistory history={history} lang={lang} />
          </section>
        </div>
      </div>
      <div className={styles.actions}>
        {key ? (
          <form method="post" action={localePath(lang, pagePaths.orderAgain())}>
            <OrderKey order={order} />
            <Button type="submit" variant="secondary">
              {copy.again}
            </Button>
          </form>
        ) : null}
        <Link href={localePath(lang, paths.home())} className={buttonClass({ variant: 'quiet' })}>
          {copy.keepShopping}
        </Link>
        <Link href={localePath(lang, pagePaths.service())} className={buttonClass({ variant: 'quiet' })}>
          {copy.help}
        </Link>
      </div>
      {order.canWithdraw ? <WithdrawalForm order={order} lang={lang} /> : null}
      <CleanAddress />
      {order.isFirstView ? <PurchaseEvent order={{ number, lines, totals }} /> : null}
    </div>
  )
}

const STATE_ICONS: Partial<Record<ShopOrder['state'], 'check' | 'truck' | 'info' | 'close'>> = {
  pago: 'check',
  separado: 'check',
  enviado: 'truck',
  entregue: 'check',
  cancelado: 'close',
}

function Delivery({ order, lang }: { order: ShopOrder; lang: Lang }) {
  const copy = orderCopy[lang]
  const { buyer, address, delivery, state } = order
  const { logradouro, numero, complemento, bairro, cidade, uf, cep, observacao } = address
  const street = [logradouro, numero, complemento].filter(Boolean).join(', ')
  const isOpen = ['aguardando_pagamento', 'pago', 'separado', 'enviado'].includes(state)
  const day = isOpen && delivery.until ? dayInWords(delivery.until, lang) : ''
  const arrives = state === 'aguardando_pagamento' ? copy.arrivesIfPaid : copy.arrives
  return (
    <>
      <address className={styles.address}>
        {[buyer.nome, street, bairro, [cidade, uf, cepText(cep)].filter(Boolean).join(', ')]
          .filter(Boolean)
          .map((line, index) => (
            <span key={index}>{line}</span>
          ))}
      </address>
      {observacao ? <p className={styles.quiet}>{observacao}</p> : null}
      <p>
        <strong>{delivery.label}</strong>
        {day ? <span className={styles.until}>{arrives(day)}</span> : null}
      </p>
    </>
  )
}

// A masked CEP has stars, which the mask would drop.
const cepText = (cep: string) => (/^\d{8}$/.test(cep) ? mask('postalCode', cep) : cep)
