import type { ComponentProps } from 'react'

import { Button } from '#components/ui/button.tsx'
import { classNames } from '#components/ui/class-names.ts'
import { Icon } from '#components/ui/icon.tsx'
import { PriceBlock } from '#components/ui/price-block.tsx'
import { swatchStyle } from '#components/ui/swatch.ts'
import type { KitBuilderTexts } from '#lib/content/kit-texts.ts'
import { buildKitCopy } from '#lib/copy/build-kit.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { compositionOf, type UnitFlavour } from '#lib/shop/build-kit.ts'

import styles from './kit-summary.module.css'
import type { KitOffer } from './kit-offers.ts'

type KitSummaryProps = {
  offer: KitOffer
  flavours: readonly UnitFlavour[]
  /** The flavour id of each unit of the kit, 0 for a unit without a flavour. */
  flavourIds: readonly number[]
  lang: Lang
  texts: Pick<KitBuilderTexts, 'withoutScript'>
  /** Whether the kit replaces one of the cart. */
  isEdit: boolean
  button: ComponentProps<typeof Button>
}

/**
 * The composition and the price of the kit. On phones, price and button are sticky at the bottom of the screen.
 * While units have no flavour, the button states how many and a press moves the focus to the first of them.
 */
export function KitSummary({ offer, flavours, flavourIds, lang, texts, isEdit, button }: KitSummaryProps) {
  const copy = buildKitCopy[lang]
  const composition = compositionOf(flavourIds)
  const chosen = flavourIds.filter(Boolean).length
  const progress = copy.chosen(chosen, offer.units)
  const missingFlavours = offer.inStock ? offer.units - chosen : 0
  return (
    <section aria-labelledby="seu-kit" className={styles.summary}>
      <div className={styles.card}>
        <h2 id="seu-kit" className={styles.heading}>
          {copy.yours}
        </h2>
        <p role="status" className="visually-hidden">
          {offer.announcement} {progress}
        </p>
        <div className={styles.scripted}>
          {composition.size > 0 ? (
            <ul role="list" className={styles.units}>
              {flavours
                .filter(({ id }) => composition.has(id))
                .map(({ id, name, keys }) => (
                  <li key={id} className={styles.unit}>
                    <span className={styles.swatch} style={swatchStyle(keys)} />
                    {copy.times(composition.get(id) ?? 0, name)}
                  </li>
                ))}
            </ul>
          ) : (
            <p className={styles.quiet}>{copy.nothingYet}</p>
          )}
          <p className={styles.progress} data-done={chosen === offer.units || undefined}>
            {chosen === offer.units ? <Icon name="check" size="small" /> : null}
            {progress}
          </p>
          <PriceBlock texts={offer} size="page" className={styles.prices}>
            <p className={styles.perUnit}>{offer.perUnit}</p>
            {offer.saving ? <p className={styles.saving}>{offer.saving}</p> : null}
          </PriceBlock>
        </div>
        <p className={styles.unscripted}>{texts.withoutScript}</p>
      </div>
      <div className={styles.bar}>
        <p className={styles.total}>
          <strong className={styles.price}>{offer.now}</strong>
          <span className={styles.chosenCount}>{copy.chosenShort(chosen, offer.units)}</span>
        </p>
        <Button
          {...button}
          type="submit"
          size="large"
          wide
          busyText={copy.adding}
          disabled={!offer.inStock}
          className={classNames(styles.add, missingFlavours > 0 && styles.incomplete)}
        >
          {missingFlavours > 0 ? (
            <span className={styles.missing}>{copy.choose(missingFlavours, chosen > 0)}</span>
          ) : null}
          <span className={styles.ready}>
            {offer.inStock ? (isEdit ? copy.update : copy.add) : copy.soldOut}
          </span>
        </Button>
      </div>
      <p className={styles.quiet}>{copy.oneLine}</p>
    </section>
  )
}
