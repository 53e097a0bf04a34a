'use client'

import { Picture } from '#components/ui/picture.tsx'
import { classNames } from '#components/ui/class-names.ts'

import styles from './choice-field.module.css'
import type { ShownChoice } from './shown-choice.ts'

type ChoiceFieldProps = {
  id: string
  choice: ShownChoice
  /** The id of the chosen variation; 0 for none. */
  value: number
  onChange: (id: number) => void
  /** Whether the visitor has tried to add without choosing a variation. */
  isMissing: boolean
  /** The name of the form field. */
  field?: string
  /** Whether sold-out variations are disabled. */
  disablesSoldOut?: boolean
}

const SWATCH_WIDTHS = [160]

/**
 * The variations as radio buttons; each value is the text of the items for the cart request. A sold-out variation can be
 * selected but not bought. Uncontrolled, so that a selection made before hydration stays.
 */
export function ChoiceField({
  id,
  choice,
  value,
  onChange,
  isMissing,
  field = 'itens',
  disablesSoldOut = false,
}: ChoiceFieldProps) {
  const { name, kind, values, preselected, missing } = choice
  const chosen = values.find((each) => each.id === value)
  const error = isMissing ? `${id}-erro` : undefined
  return (
    <fieldset
      role="radiogroup"
      aria-required="true"
      aria-invalid={isMissing || undefined}
      aria-describedby={error}
      className={styles.choice}
    >
      <legend className={styles.name}>
        {name}
        {chosen ? (
          <>
            : <strong>{chosen.label}</strong>
          </>
        ) : null}
      </legend>
      <div className={styles.values}>
        {values.map((each) => (
          <label key={each.id} className={classNames(styles.value, !each.isBuyable && styles.off)}>
            <input
              type="radio"
              name={field}
              value={each.items}
              required
              disabled={disablesSoldOut && !each.isBuyable}
              defaultChecked={each.id === preselected}
              aria-describedby={error}
              onChange={() => onChange(each.id)}
              className={styles.radio}
            />
            {kind === 'picture' && each.swatch ? (
              <Picture src={each.swatch} alt="" width={48} height={48} sizes="48px" widths={SWATCH_WIDTHS} />
            ) : null}
            <span className={styles.label}>
              {each.label}
              {each.note ? <span className={styles.note}> {each.note}</span> : null}
            </span>
          </label>
        ))}
      </div>
      {error ? (
        <p id={error} role="alert" className={styles.error}>
          {missing}
        </p>
      ) : null}
    </fieldset>
  )
}
