import { Badge } from '#components/ui/badge.tsx'
import { classNames } from '#components/ui/class-names.ts'

import styles from './price-block.module.css'
import type { PriceTexts } from './price-texts.ts'

type PriceBlockProps = {
  texts: PriceTexts
  size?: 'card' | 'page' | undefined
  className?: string | undefined
}

/** A price with all that is said about it: the cash price largest. */
export function PriceBlock({ texts, size = 'card', className }: PriceBlockProps) {
  const { offer, charged, creditTotal } = texts
  return (
    <div className={classNames(styles.prices, size === 'page' && styles.page, className)}>
      {offer ? (
        <p className={styles.was}>
          <span>
            {offer.was} <s>{offer.from}</s>
          </span>
          <Badge kind="blush" className={styles.saved}>
            {offer.saved}
          </Badge>
        </p>
      ) : null}
      <p className={styles.now}>
        {offer ? <span className="visually-hidden">{offer.now} </span> : null}
        <strong className={styles.cash}>{texts.now}</strong> <span>{texts.atOnce}</span>
      </p>
      {charged ? <p className={styles.charged}>{charged}</p> : null}
      <p>
        {texts.credit} {creditTotal ? <span className={styles.total}>({creditTotal})</span> : null}
      </p>
      <p className={styles.goal}>
        <strong>{texts.goal}</strong> {texts.goalNote}
      </p>
    </div>
  )
}
