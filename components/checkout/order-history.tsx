import { Icon } from '#components/ui/icon.tsx'
import { orderCopy } from '#lib/copy/order.ts'
import type { Lang } from '#lib/routes/lang.ts'
import type { ShopOrder } from '#lib/shop/order.ts'
import { timeText } from './order-time.ts'
import styles from './order-history.module.css'

// The states of an order that is neither cancelled nor returned, in their order.
const REGULAR_STATES: readonly ShopOrder['state'][] = [
  'aguardando_pagamento',
  'pago',
  'separado',
  'enviado',
  'entregue',
]

const WAITING: readonly ShopOrder['state'][] = ['aguardando_pagamento', 'devolucao_pedida']
const ICONS = { ended: 'close', waiting: 'clock', passed: 'check' } as const

// A state in which the shop waits for something is not done, so it has no check mark.
function markOf(state: ShopOrder['state'], isLast: boolean): keyof typeof ICONS {
  if (state === 'cancelado') return 'ended'
  return isLast && WAITING.includes(state) ? 'waiting' : 'passed'
}

/** The states that an order has had, with their times, and those that it will have. */
export function OrderHistory({ history, lang }: { history: ShopOrder['history']; lang: Lang }) {
  const copy = orderCopy[lang]
  const last = history.at(-1)?.state
  const reached = last === undefined ? -1 : REGULAR_STATES.indexOf(last)
  return (
    <ol role="list" className={styles.history}>
      {history.map(({ state, at }, index) => {
        const isLast = index === history.length - 1
        const mark = markOf(state, isLast)
        return (
          <li key={index} aria-current={isLast ? 'step' : undefined} className={styles[mark]}>
            <Icon name={ICONS[mark]} size="small" />
            <strong>{copy.states[state]}</strong>
            <time dateTime={at}>{timeText(at, lang)}</time>
          </li>
        )
      })}
      {(reached < 0 ? [] : REGULAR_STATES.slice(reached + 1)).map((state) => (
        <li key={state} className={styles.ahead}>
          {copy.states[state]}
          <span className="visually-hidden"> ({copy.notYet})</span>
        </li>
      ))}
    </ol>
  )
}
