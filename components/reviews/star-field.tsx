import type { PointerEvent } from 'react'

import { HALF_STARS } from '#lib/shop/review-draft.ts'

import styles from './star-field.module.css'

type StarFieldProps = {
  id: string
  label: string
  /** What a rating is called, such as '4,5 de 5 estrelas'. */
  nameOf: (stars: string) => string
  error?: string | undefined
  /** The rating of a live form. */
  choice?: { value: string; onChoose: (stars: string) => void } | undefined
  /** The rating that a plain form begins with. */
  first?: string | undefined
}

/** Half a star to five by mouse, finger, drag or arrow keys: ten radio buttons, each drawn as half a star (spec section 5). */
export function StarField({ id, label, nameOf, error, choice, first }: StarFieldProps) {
  // A finger that slides over the stars chooses as it goes; the mouse when its button is down.
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (event.pointerType === 'mouse' ? event.buttons !== 1 : event.pressure === 0) return
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const index = Math.ceil(((event.clientX - left) / width) * HALF_STARS.length) - 1
    const stars = HALF_STARS[Math.min(Math.max(index, 0), HALF_STARS.length - 1)]!
    if (stars !== choice?.value) choice?.onChoose(stars)
  }
  return (
    <fieldset id={id} className={styles.field}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.stars} onPointerMove={choice && drag}>
        {HALF_STARS.map((stars) => (
          <span key={stars} className={styles.half}>
            <input
              type="radio"
              name="nota"
              value={stars}
              required
              aria-label={nameOf(stars)}
              aria-describedby={error ? `${id}-error` : undefined}
              {...(choice
                ? { checked: choice.value === stars, onChange: () => choice.onChoose(stars) }
                : { defaultChecked: stars === first })}
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
