import type { CSSProperties, ReactNode } from 'react'

import { classNames } from './class-names.ts'
import styles from './progress.module.css'

type ProgressProps = {
  /** 0 to 100; other values are clamped. */
  value: number
  label: string
  /** The text that a screen reader reads instead of the percentage. */
  valueText?: string | undefined
  children?: ReactNode
  className?: string | undefined
}

/** A progress bar with a text above it; at 100 it turns green. */
export function Progress({ value, label, valueText, children, className }: ProgressProps) {
  const percent = Math.round(Math.min(Math.max(value, 0), 100))
  return (
    <div className={classNames(styles.progress, percent === 100 && styles.reached, className)}>
      {children ? <div className={styles.text}>{children}</div> : null}
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={valueText}
        className={styles.track}
      >
        <div className={styles.bar} style={{ '--done': percent / 100 } as CSSProperties} />
      </div>
    </div>
  )
}
