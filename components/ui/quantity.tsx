'use client'

import { useState } from 'react'

import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import styles from './quantity.module.css'

type QuantityProps = {
  value: number
  onChange: (next: number) => void
  labels: { label: string; decrease: string; increase: string }
  /** The largest quantity; a cart line holds at most 99 units. */
  max?: number | undefined
  disabled?: boolean | undefined
  name?: string | undefined
  className?: string | undefined
}

/** A field for a whole number from 1 (spec section 5). It never calls `onChange` for an empty value or 0: on blur the last valid value returns. */
export function Quantity({ value, onChange, labels, max = 99, disabled, name, className }: QuantityProps) {
  // The typed text while it is empty or zeros.
  const [unfinished, setUnfinished] = useState<string | null>(null)

  const step = (next: number) => {
    setUnfinished(null)
    onChange(next)
  }
  const enter = (text: string) => {
    const digits = text.replace(/\D/g, '')
    // A letter typed over the selected number must not delete it.
    if (text && !digits) return
    const next = Math.min(Number(digits), max)
    setUnfinished(next < 1 ? digits : null)
    if (next >= 1 && next !== value) onChange(next)
  }

  return (
    <div role="group" aria-label={labels.label} className={classNames(styles.quantity, className)}>
      <IconButton
        icon="minus"
        label={labels.decrease}
        disabled={disabled || value <= 1}
        className={styles.step}
        onClick={() => step(value - 1)}
      />
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        className={styles.input}
        aria-label={labels.label}
        name={name}
        disabled={disabled}
        value={unfinished ?? value}
        onChange={(event) => enter(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={() => setUnfinished(null)}
      />
      <IconButton
        icon="plus"
        label={labels.increase}
        disabled={disabled || value >= max}
        className={styles.step}
        onClick={() => step(value + 1)}
      />
    </div>
  )
}
