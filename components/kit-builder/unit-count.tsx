import type { KitBuilderTexts } from '#lib/content/kit-texts.ts'
import { buildKitCopy } from '#lib/copy/build-kit.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { fillIn } from '#lib/text/fill-in.ts'

import type { KitOffer } from './kit-offers.ts'
import styles from './unit-count.module.css'

type UnitCountProps = {
  offers: readonly KitOffer[]
  units: number
  onChange: (units: number) => void
  lang: Lang
  texts: Pick<KitBuilderTexts, 'howMany' | 'size'>
}

/** The field for the number of units, with the price of each size. */
export function UnitCount({ offers, units, onChange, lang, texts }: UnitCountProps) {
  const copy = buildKitCopy[lang]
  return (
    <fieldset className={styles.count}>
      <legend className={styles.legend}>{texts.howMany}</legend>
      <div className={styles.sizes}>
        {offers.map((offer) => (
          <label key={offer.units} className={styles.size}>
            <input
              type="radio"
              name="unidades"
              value={offer.units}
              checked={offer.units === units}
              disabled={!offer.inStock}
              className={styles.radio}
              onChange={() => onChange(offer.units)}
            />
            <span className={styles.units}>{fillIn(texts.size, { count: offer.units })}</span>
            <span className={styles.price}>{offer.inStock ? offer.now : copy.soldOut}</span>
            {offer.inStock ? <span className={styles.each}>{offer.each}</span> : null}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
