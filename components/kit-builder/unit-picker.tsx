import type { KitBuilderTexts } from '#lib/content/kit-texts.ts'
import { buildKitCopy } from '#lib/copy/build-kit.ts'
import { swatchStyle } from '#components/ui/swatch.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { fillIn } from '#lib/text/fill-in.ts'
import { MAX_UNITS, type UnitFlavour } from '#lib/shop/build-kit.ts'

import { canTake, fillAssorted, fillWithOne } from './fill.ts'
import styles from './unit-picker.module.css'
import { UnitSlot } from './unit-slot.tsx'

type UnitPickerProps = {
  flavours: readonly UnitFlavour[]
  units: number
  /** The flavour id of each of the MAX_UNITS units, 0 for a unit without a flavour. */
  flavourIds: readonly number[]
  onChange: (flavourIds: number[]) => void
  /** Whether units without a flavour show an error. */
  showsFlavourErrors: boolean
  lang: Lang
  texts: KitBuilderTexts
}

/** The units with a flavour field each, and buttons that fill all of them (P5). */
export function UnitPicker({
  flavours,
  units,
  flavourIds,
  onChange,
  showsFlavourErrors,
  lang,
  texts,
}: UnitPickerProps) {
  const copy = buildKitCopy[lang]
  const selectedIds = flavourIds.slice(0, units)
  const fill = (filled: number[]) => onChange([...filled, ...flavourIds.slice(units)])
  const choose = (unit: number, id: number) =>
    onChange(flavourIds.map((each, at) => (at === unit ? id : each)))
  return (
    <fieldset className={styles.picker}>
      <legend className={styles.legend}>{texts.which}</legend>
      <div className={styles.fill}>
        <span aria-hidden="true" className={styles.fillLabel}>
          {texts.same}
        </span>
        <button
          type="button"
          className={styles.clear}
          disabled={!selectedIds.some(Boolean)}
          onClick={() => fill(Array.from({ length: units }, () => 0))}
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
            onClick={() => fill(fillWithOne(flavour, units))}
          >
            <span className={styles.swatch} style={swatchStyle(flavour.keys)} />
            {flavour.name}
          </button>
        ))}
        <button type="button" className={styles.chip} onClick={() => fill(fillAssorted(flavours, units))}>
          <span
            className={styles.swatch}
            style={swatchStyle(flavours.filter(({ inStock }) => inStock).flatMap(({ keys = [] }) => keys))}
          />
          {texts.mixed}
        </button>
      </div>
      <ol role="list" className={styles.slots}>
        {Array.from({ length: MAX_UNITS }, (_, unit) => (
          <UnitSlot
            key={unit}
            number={unit + 1}
            flavours={flavours}
            value={flavourIds[unit] ?? 0}
            others={selectedIds.toSpliced(unit, 1)}
            onChange={(id) => choose(unit, id)}
            isMissing={showsFlavourErrors && unit < units && !flavourIds[unit]}
            lang={lang}
            texts={texts}
          />
        ))}
      </ol>
    </fieldset>
  )
}
