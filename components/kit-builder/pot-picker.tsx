import type { KitBuilderTexts } from '#lib/content/kit-texts.ts'
import { buildKitCopy } from '#lib/copy/build-kit.ts'
import { swatchStyle } from '#components/ui/swatch.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { fillIn } from '#lib/text/fill-in.ts'
import { MAX_POTS, type PotFlavour } from '#lib/shop/build-kit.ts'

import { canTake, fillAssorted, fillWithOne } from './fill.ts'
import styles from './pot-picker.module.css'
import { PotSlot } from './pot-slot.tsx'

type PotPickerProps = {
  flavours: readonly PotFlavour[]
  pots: number
  /** The flavour id of each of the MAX_POTS pots, 0 for a pot without a flavour. */
  flavourIds: readonly number[]
  onChange: (flavourIds: number[]) => void
  /** Whether pots without a flavour show an error. */
  showsFlavourErrors: boolean
  lang: Lang
  texts: KitBuilderTexts
}

/** The pots with a flavour field each, and buttons that fill all of them (P5). */
export function PotPicker({
  flavours,
  pots,
  flavourIds,
  onChange,
  showsFlavourErrors,
  lang,
  texts,
}: PotPickerProps) {
  const copy = buildKitCopy[lang]
  const counted = flavourIds.slice(0, pots)
  const fill = (filled: number[]) => onChange([...filled, ...flavourIds.slice(pots)])
  const choose = (pot: number, id: number) => onChange(flavourIds.map((each, at) => (at === pot ? id : each)))
  return (
    <fieldset className={styles.picker}>
      <legend className={styles.legend}>{texts.which}</legend>
      <div className={styles.fill}>
        <span aria-hidden="true" className={styles.same}>
          {texts.same}
        </span>
        <button
          type="button"
          className={styles.clear}
          onClick={() => fill(Array.from({ length: pots }, () => 0))}
        >
          {copy.clear}
        </button>
        {flavours.map((flavour) => (
          <button
            key={flavour.id}
            type="button"
            className={styles.chip}
            aria-label={fillIn(texts.allOf, { name: flavour.name })}
            disabled={!canTake(flavour, [])}
            onClick={() => fill(fillWithOne(flavour, pots))}
          >
            <span className={styles.disc} style={swatchStyle(flavour.keys)} />
            {flavour.name}
          </button>
        ))}
        <button type="button" className={styles.chip} onClick={() => fill(fillAssorted(flavours, pots))}>
          <span
            className={styles.disc}
            style={swatchStyle(flavours.filter(({ inStock }) => inStock).flatMap(({ keys = [] }) => keys))}
          />
          {texts.mixed}
        </button>
      </div>
      <ol role="list" className={styles.slots}>
        {Array.from({ length: MAX_POTS }, (_, pot) => (
          <PotSlot
            key={pot}
            number={pot + 1}
            flavours={flavours}
            value={flavourIds[pot] ?? 0}
            others={counted.toSpliced(pot, 1)}
            onChange={(id) => choose(pot, id)}
            isMissing={showsFlavourErrors && pot < pots && !flavourIds[pot]}
            lang={lang}
            texts={texts}
          />
        ))}
      </ol>
    </fieldset>
  )
}
