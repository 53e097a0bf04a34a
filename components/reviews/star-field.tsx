import type { PointerEvent } from 'react'

import { reviewFormCopy } from '#lib/copy/review-form.ts'
import { languageTag, type Lang } from '#lib/routes/lang.ts'
import { HALF_STARS } from '#lib/shop/review-draft.ts'

import styles from './star-field.module.css'

type StarFieldProps = {
  id: string
  lang: Lang
  label: string
  error?: string | undefined
  /** The rating of a controlled form. */
  controlled?: { value: string; onChange: (stars: string) => void } | undefined
  /** The initial rating of an uncontrolled form. */
  defaultValue?: string | undefined
}

/** The rating from half a star to five, by click, drag or arrow keys: ten radio buttons, each half a star wide (spec section 5). */
export function StarField({ id, lang, label, error, controlled, defaultValue }: StarFieldProps) {
  const numbers = new Intl.NumberFormat(languageTag(lang))
  // Sliding over the stars selects: with a finger, or with the mouse while its button is down.
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (event.pointerType === 'mouse' ? event.buttons !== 1 : event.pressure === 0) return
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const index = Math.ceil(((event.clientX - left) / width) * HALF_STARS.length) - 1
    const stars = HALF_STARS[Math.min(Math.max(index, 0), HALF_STARS.length - 1)]!
    if (stars !== controlled?.value) controlled?.onChange(stars)
  }
  return (
    <fieldset id={id} className={styles.field}>
      <legend className={styles.label}>
        {label}
        {controlled?.value ? (
          // The chosen radio button says it to screen readers.
          <span aria-hidden="true">
            {': '}
            {reviewFormCopy[lang].stars(numbers.format(Number(controlled.value)))}
          </span>
        ) : null}
      </legend>
      <div className={styles.stars} onPointerMove={controlled && drag}>
        {HALF_STARS.map((stars) => (
          <span key={stars} className={styles.half}>
            <input
              type="radio"
              name="nota"
              value={stars}
              required
              aria-label={reviewFormCopy[lang].stars(numbers.format(Number(stars)))}
              aria-describedby={error ? `${id}-error` : undefined}
              {...(controlled
                ? { checked: controlled.value === stars, onChange: () => controlled.onChange(stars) }
                : { defaultChecked: stars === defaultValue })}
            />
          </span>
        ))}
      </div>
      {error ? (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
