import { Icon } from '#components/ui/icon.tsx'
import { orderCopy } from '#lib/copy/order.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { isRefused, type ShopOrder } from '#lib/shop/order.ts'
import { timeText } from './order-time.ts'
import styles from './order-history.module.css'

// The states of an order that is neither cancelled nor returned, in the order in which it takes them.
const REGULAR_STATES: readonly ShopOrder['state'][] = [
  'aguardando_pagamento',
  'pago',
  'separado',
  'enviado',
  'entregue',
]

const ICONS = { ended: 'close', waiting: 'clock', passed: 'check' } as const

// A return is not done while the shop waits for the parcel, so it has no check mark.
function markOf(state: ShopOrder['state'], isLast: boolean): keyof typeof ICONS {
  if (state === 'cancelado') return 'ended'
  return isLast && state === 'devolucao_pedida' ? 'waiting' : 'passed'
}

/** What has happened to an order, with its times, what it waits for, and what is ahead. */
export function OrderHistory({ order, lang }: { order: ShopOrder; lang: Lang }) {
  const copy = orderCopy[lang]
  const { history } = order
  const last = history.at(-1)?.state
  const isUnpaid = last === 'aguardando_pagamento'
  const reached = last === undefined ? -1 : REGULAR_STATES.indexOf(last)
  return (
    <ol role="list" className={styles.history}>
      {history.map(({ state, at }, index) => {
        const isLast = index === history.length - 1
        const mark = markOf(state, isLast)
        return (
          <li key={index} aria-current={isLast && !isUnpaid ? 'step' : undefined} className={styles[mark]}>
            <Icon name={ICONS[mark]} size="small" />
            {/* Placing the order is done; the payment that it waits for is a step of its own. */}
            <strong>{state === 'aguardando_pagamento' ? copy.placed : copy.states[state]}</strong>
            <time dateTime={at}>{timeText(at, lang)}</time>
          </li>
        )
      })}
      {isUnpaid ? <PaymentStep isDeclined={isRefused(order)} lang={lang} /> : null}
      {(reached < 0 ? [] : REGULAR_STATES.slice(reached + 1)).map((state) => (
        <li key={state} className={styles.ahead}>
          {copy.states[state]}
          <span className="visually-hidden"> ({copy.notYet})</span>
        </li>
      ))}
    </ol>
  )
}

// The payment that an order waits for; its time is not known yet.
function PaymentStep({ isDeclined, lang }: { isDeclined: boolean; lang: Lang }) {
  const copy = orderCopy[lang]
  const mark = isDeclined ? 'ended' : 'waiting'
  return (
    <li aria-current="step" className={styles[mark]}>
      <Icon name={ICONS[mark]} size="small" />
      <strong>{isDeclined ? copy.refusedTitle : copy.states.aguardando_pagamento}</strong>
    </li>
  )
}
