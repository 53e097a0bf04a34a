import type { CSSProperties, ReactNode } from 'react'

import { classNames } from './class-names.ts'
import styles from './progress.module.css'

type ProgressProps = {
  /** 0 to 100; anything beyond is capped. */
  value: number
  label: string
  /** What a screen reader says in place of the bare percentage. */
  valueText?: string | undefined
  children?: ReactNode
  className?: string | undefined
}

/** A bar towards a goal, with a text above it; a reached goal turns green. */
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
