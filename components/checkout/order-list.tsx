import { useId, type ReactNode } from 'react'
import { Button, buttonClass } from '#components/ui/button.tsx'
import { Link } from '#components/ui/link.tsx'
import { orderListCopy } from '#lib/copy/order-list.ts'
import { orderCopy } from '#lib/copy/order.ts'
import { priceFormatter } from '#lib/pricing/price-formatter.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { localePath, paths } from '#lib/routes/paths.ts'
import type { ListedOrder } from '#lib/shop/order.ts'
import { BackToAccount } from './back-to-account.tsx'
import { LineList } from './line-list.tsx'
import { OrderKey } from './order-key.tsx'
import listed from './order-list.module.css'
import { timeText } from './order-time.ts'
import styles from './order.module.css'
import sheet from './sheet.module.css'

/** How many lines of an order its card shows. */
const SHOWN_LINES = 3

type OrderListProps = {
  lang: Lang
  /** Undefined without an account. */
  orders: readonly ListedOrder[] | undefined
  /** The links for an account without orders; undefined for an account with orders. */
  otherLinks?: ReactNode
}

/** The orders of an account, newest first; without an account, links that find an order (contract 4.33). */
export function OrderList({ orders, lang, otherLinks }: OrderListProps) {
  const copy = orderListCopy[lang]
  return (
    <section className={sheet.page}>
      {orders ? <BackToAccount lang={lang} /> : null}
      <h1>{copy.mine}</h1>
      <p>{orders === undefined ? copy.signIn : orders.length === 0 ? copy.none : copy.mineIntro}</p>
      {orders && orders.length > 0 ? (
        <ul role="list" className={styles.orders}>
          {orders.map((order) => (
            <li key={order.number} className={sheet.card}>
              <ListedOrderCard order={order} lang={lang} />
            </li>
          ))}
        </ul>
      ) : null}
      <div className={styles.actions}>
        {otherLinks}
        {orders === undefined ? (
          <Link href={localePath(lang, paths.access())} className={buttonClass()}>
            {copy.access}
          </Link>
        ) : null}
        <Link
          href={localePath(lang, pagePaths.findOrder())}
          className={buttonClass({ variant: 'secondary' })}
        >
          {orderCopy[lang].find}
        </Link>
      </div>
    </section>
  )
}

/** The last order of an account, for the account's first page. */
export function LatestOrder({ order, lang }: { order: ListedOrder; lang: Lang }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={listed.latest}>
      <h2 id={id}>{orderListCopy[lang].latest}</h2>
      <div className={sheet.card}>
        <ListedOrderCard order={order} lang={lang} heading="h3" />
      </div>
    </section>
  )
}

type CardProps = { order: ListedOrder; lang: Lang; heading?: 'h2' | 'h3' }

function ListedOrderCard({ order, lang, heading: Heading = 'h2' }: CardProps) {
  const copy = orderCopy[lang]
  const { number, key, state, createdAt, total, isGift, units, lines } = order
  const title = copy.title(number)
  const listCopy = orderListCopy[lang]
  const page = localePath(lang, `${pagePaths.order(number)}?chave=${encodeURIComponent(key)}`)
  // A text about a single further line would take as much room as that line, so the line is shown.
  const shown = lines.length > SHOWN_LINES + 1 ? lines.slice(0, SHOWN_LINES) : lines
  return (
    <>
      <div className={listed.head}>
        <Heading>
          {/* A plain link: its address has a key, which the router would keep. */}
          <a href={page}>{title}</a>
        </Heading>
        <p className={listed.state} data-state={state}>
          {copy.states[state]}
        </p>
        <p className={styles.quiet}>{copy.placedAt(timeText(createdAt, lang))}</p>
      </div>
      {shown.length > 0 ? <LineList lines={shown} lang={lang} /> : null}
      {lines.length > shown.length ? (
        <p className={styles.quiet}>{listCopy.moreLines(lines.length - shown.length)}</p>
      ) : null}
      <div className={listed.foot}>
        <p>
          {isGift ? `${listCopy.gift} · ` : null}
          {copy.units(units)} · {listCopy.total} <strong>{priceFormatter(lang)(total)}</strong>
        </p>
        <div className={listed.buttons}>
          {state === 'aguardando_pagamento' ? (
            <a href={page} aria-label={`${listCopy.seePayment}: ${title}`} className={buttonClass()}>
              {listCopy.seePayment}
            </a>
          ) : null}
          <form method="post" action={localePath(lang, pagePaths.orderAgain())}>
            <OrderKey order={order} />
            <Button type="submit" variant="secondary" aria-label={`${copy.again}: ${title}`}>
              {copy.again}
            </Button>
          </form>
        </div>
      </div>
    </>
  )
}
