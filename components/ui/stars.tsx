import type { CSSProperties } from 'react'

import { classNames } from './class-names.ts'
import styles from './stars.module.css'

type StarsProps = {
  /** The average, 0 to 5; a fraction fills a star in part. */
  value: number
  label: string
  size?: 'small' | 'large' | undefined
  className?: string | undefined
}

/** Five stars filled to average / 5 of their width (spec section 9): one element whose CSS mask is a row of stars. */
export function Stars({ value, label, size = 'small', className }: StarsProps) {
  const percent = (Math.min(Math.max(value, 0), 5) / 5) * 100
  const filled = { '--filled': `${Number(percent.toFixed(1))}%` } as CSSProperties
  return (
    <span
      role="img"
      aria-label={label}
      className={classNames(styles.stars, size === 'large' && styles.large, className)}
      style={filled}
    />
  )
}
