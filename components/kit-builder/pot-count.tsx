import { buildKitCopy } from '#lib/copy/build-kit.ts'
import type { Lang } from '#lib/routes/lang.ts'

import type { KitOffer } from './kit-offers.ts'
import styles from './pot-count.module.css'

type PotCountProps = {
  offers: readonly KitOffer[]
  pots: number
  onChange: (pots: number) => void
  lang: Lang
}

/** The field for the number of pots, with the price of each size. */
export function PotCount({ offers, pots, onChange, lang }: PotCountProps) {
  const copy = buildKitCopy[lang]
  return (
    <fieldset className={styles.count}>
      <legend className={styles.legend}>{copy.howMany}</legend>
      <div className={styles.sizes}>
        {offers.map((offer) => (
          <label key={offer.pots} className={styles.size}>
            <input
              type="radio"
              name="potes"
              value={offer.pots}
              checked={offer.pots === pots}
              disabled={!offer.inStock}
              className={styles.radio}
              onChange={() => onChange(offer.pots)}
            />
            <span className={styles.pots}>{copy.pots(offer.pots)}</span>
            <span className={styles.price}>{offer.inStock ? offer.now : copy.soldOut}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
