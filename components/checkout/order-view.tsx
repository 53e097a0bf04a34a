import type { ReactNode } from 'react'
import { Button, buttonClass } from '#components/ui/button.tsx'
import { Link } from '#components/ui/link.tsx'
import { MessageBox } from '#components/ui/message-box.tsx'
import { orderListCopy } from '#lib/copy/order-list.ts'
import { orderCopy } from '#lib/copy/order.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath, paths } from '#lib/routes/paths.ts'
import type { ShopSettings } from '#lib/shop/settings.ts'
import { isRefused, type ShopOrder } from '#lib/shop/order.ts'
import { textOfCode } from '#lib/text/text-of-code.ts'
import { CardPaid } from './card-paid.tsx'
import { CleanAddress } from './clean-address.tsx'
import { LineList } from './line-list.tsx'
import { OrderDelivery } from './order-delivery.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderInvoice } from './order-invoice.tsx'
import { OrderKey } from './order-key.tsx'
import { OrderStatus } from './order-status.tsx'
import { timeText } from './order-time.ts'
import styles from './order.module.css'
import { PurchaseEvent } from './purchase-event.tsx'
import sheet from './sheet.module.css'
import { TotalsList } from './totals-list.tsx'
import { WithdrawalForm } from './withdrawal-form.tsx'

type OrderViewProps = {
  order: ShopOrder
  lang: Lang
  settings: Pick<ShopSettings, 'conversion' | 'goal'>
  /** Whether this is the page after ordering, not the one for following an order. */
  isConfirmation: boolean
  /** Whether the shop sends e-mails to buyers. */
  sendsMail: boolean
  /** Whether it is in the account of the signed-in visitor. */
  isInAccount?: boolean
  /** The code of the notice in the address. */
  notice: string
  /** The payment panel, while the order waits for its payment. */
  payment: ReactNode
  /** Puts the order into an account; null when it is in one. */
  account?: ReactNode
}

const DONE: readonly string[] = ['desistencia', 'guardado']

/** The page of an order: state, payment, delivery, lines, amounts, history and what its buyer may do (contract 4.31). */
export function OrderView({
  order,
  lang,
  settings,
  isConfirmation,
  sendsMail,
  isInAccount = false,
  notice,
  payment,
  account = null,
}: OrderViewProps) {
  const copy = orderCopy[lang]
  const { number, key, buyer, lines, totals } = order
  const firstName = buyer.nome.split(' ')[0] ?? ''
  // Whoever comes back to an order that is on its way, or over, looks for the order and not for thanks.
  const isThanked = isConfirmation && ['aguardando_pagamento', 'pago', 'separado'].includes(order.state)
  const title = isRefused(order) ? copy.refusedTitle : isThanked ? copy.thanks(firstName) : copy.title(number)
  const noticeText = textOfCode(copy.notices, notice)
  const status = <OrderStatus order={order} lang={lang} />
  return (
    <div className={sheet.page}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p>
          {isThanked || isRefused(order) ? <strong>{copy.title(number)} · </strong> : null}
          {copy.placedAt(timeText(order.createdAt, lang))}
        </p>
        {isConfirmation ? (
          <p>
            {sendsMail && buyer.email ? (
              copy.sentTo(buyer.email)
            ) : isInAccount ? (
              <>
                {copy.inAccount}{' '}
                <Link href={localePath(lang, pagePaths.myOrders())}>{orderListCopy[lang].mine}</Link>.
              </>
            ) : (
              copy.keepNumber
            )}
          </p>
        ) : null}
      </header>
      {noticeText ? (
        <div id="aviso" tabIndex={-1}>
          <MessageBox kind={DONE.includes(notice) ? 'sucesso' : 'aviso'}>{noticeText}</MessageBox>
        </div>
      ) : null}
      {/* While an order waits for payment, the way to pay comes first, and already says that the order waits. */}
      {payment ? null : status}
      {payment}
      {payment ? status : null}
      <div className={styles.columns}>
        <div className={styles.side}>
          <section aria-labelledby="itens" className={sheet.card}>
            <h2 id="itens">{copy.items}</h2>
            <LineList lines={lines} lang={lang} hasLinks asksForReviews={order.state === 'entregue'} />
            <TotalsList totals={totals} lang={lang} settings={settings} />
            <CardPaid payment={order.payment} lang={lang} />
          </section>
          <OrderDelivery order={order} lang={lang} />
        </div>
        <div className={styles.side}>
          <section aria-labelledby="andamento" className={sheet.card}>
            <h2 id="andamento">{copy.history}</h2>
            <OrderHistory order={order} lang={lang} />
          </section>
          {order.invoice ? <OrderInvoice invoice={order.invoice} lang={lang} /> : null}
          {account}
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
        <Link
          href={localePath(lang, paths.home())}
          className={buttonClass({ variant: 'quiet' }, styles.plain)}
        >
          {copy.keepShopping}
        </Link>
        <Link
          href={localePath(lang, pagePaths.service())}
          className={buttonClass({ variant: 'quiet' }, styles.plain)}
        >
          {copy.help}
        </Link>
      </div>
      {order.canWithdraw ? <WithdrawalForm order={order} lang={lang} /> : null}
      <CleanAddress />
      {order.isFirstView ? <PurchaseEvent order={{ number, lines, totals }} /> : null}
    </div>
  )
}
