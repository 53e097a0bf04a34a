import type { ReactNode } from 'react'

import { Badge } from './badge.tsx'
import { classNames } from './class-names.ts'
import styles from './price-block.module.css'

type PriceBlockProps = {
  texts: {
    now: string
    cashLabel: string
    offer?: { from: string; was: string; now: string; saved: string } | undefined
    about: string | undefined
    upfront: string | undefined
    credit: string | undefined
    creditTotal: string | undefined
    discount: string | undefined
    unit?: string | undefined
    atGoal?: string | undefined
  }
  size?: 'card' | 'page' | undefined
  className?: string | undefined
  /** More lines about the price, before the credit price. */
  children?: ReactNode
}

/** A price with its offer, credit terms and prices per unit; the cash price is the largest. */
export function PriceBlock({ texts, size = 'card', className, children }: PriceBlockProps) {
  const { offer, about, creditTotal } = texts
  return (
    <div className={classNames(styles.prices, styles[size], className)}>
      {offer ? (
        <p className={styles.was}>
          <span>
            {offer.was} <s>{offer.from}</s>
          </span>
          <Badge kind="blush">{offer.saved}</Badge>
        </p>
      ) : null}
      <p className={styles.now}>
        {offer ? <span className="visually-hidden">{offer.now} </span> : null}
        <strong className={styles.cash}>{texts.now}</strong>{' '}
        {about ? <span className={styles.about}>{about} </span> : null}
        {texts.cashLabel ? <span>{texts.cashLabel}</span> : null}
      </p>
      {children}
      {texts.upfront ? <p>{texts.upfront}</p> : null}
      {texts.credit ? (
        <p>
          {texts.credit} {creditTotal ? <span className={styles.total}>({creditTotal})</span> : null}
        </p>
      ) : null}
      {texts.discount ? <p>{texts.discount}</p> : null}
      {texts.unit ? (
        <p className={styles.unit}>
          <strong>{texts.unit}</strong>
        </p>
      ) : null}
      {/* Not bold, because it has a condition; a card, which shoppers compare, has it only in its details. */}
      {size === 'page' && texts.atGoal ? <p>{texts.atGoal}</p> : null}
    </div>
  )
}
