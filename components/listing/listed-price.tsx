import { Badge } from '#components/ui/badge.tsx'
import type { PriceTexts } from '#lib/pricing/price-texts.ts'
import styles from './listed-price.module.css'

type ListedPriceProps = {
  texts: PriceTexts
  /** Says that variations cost more. */
  from: string | undefined
}

/** The price on a card of a list, in three cells of the card's grid: what it was, what it is, and more facts (P16). */
export function ListedPrice({ texts, from }: ListedPriceProps) {
  const { offer, about, now, cashLabel, upfront, credit, discount, unit } = texts
  return (
    <div className={styles.price}>
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
        {from ? <span>{from} </span> : offer ? <span className="visually-hidden">{offer.now} </span> : null}
        <strong className={styles.cash}>{now}</strong>{' '}
        {about ? <span className={styles.about}>{about} </span> : null}
        {cashLabel ? <span>{cashLabel}</span> : null}
      </p>
      <div className={styles.facts}>
        {[upfront, credit, discount, unit].map((fact) => fact && <p key={fact}>{fact}</p>)}
      </div>
    </div>
  )
}
