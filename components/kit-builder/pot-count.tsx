import type { KitBuilderTexts } from '#lib/content/kit-texts.ts'
import { buildKitCopy } from '#lib/copy/build-kit.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { fillIn } from '#lib/text/fill-in.ts'

import type { KitOffer } from './kit-offers.ts'
import styles from './pot-count.module.css'

type PotCountProps = {
  offers: readonly KitOffer[]
  pots: number
  onChange: (pots: number) => void
  lang: Lang
  texts: Pick<KitBuilderTexts, 'howMany' | 'size'>
}

/** The field for the number of pots, with the price of each size. */
export function PotCount({ offers, pots, onChange, lang, texts }: PotCountProps) {
  const copy = buildKitCopy[lang]
  return (
    <fieldset className={styles.count}>
      <legend className={styles.legend}>{texts.howMany}</legend>
      <div className={styles.sizes}>
        {offers.map((offer) => (
          <label key={offer.pots} className={styles.size}>
            <input
              type="radio"
              name="unidades"
              value={offer.pots}
              checked={offer.pots === pots}
              disabled={!offer.inStock}
              className={styles.radio}
              onChange={() => onChange(offer.pots)}
            />
            <span className={styles.pots}>{fillIn(texts.size, { count: offer.pots })}</span>
            <span className={styles.price}>{offer.inStock ? offer.now : copy.soldOut}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
