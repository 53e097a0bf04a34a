import type { ReactNode } from 'react'
import styles from './drawing.module.css'

/** Classes of a drawing: `coral`, `green` and `white` fill areas, `dashed` draws a line; a line without a class is wine red. */
export const paint = {
  coral: styles.coral,
  green: styles.green,
  white: styles.white,
  dashed: styles.dashed,
}

/**
 * The frame of the shop's illustrations: an arch and a ground line, 200 units wide and 150 high. Colour areas are offset a
 * little from their lines, as in a screen print. Hidden from screen readers.
 */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 200 150" width="200" height="150" aria-hidden="true" className={styles.drawing}>
      <path className={styles.arch} d="M44 134V72a56 56 0 0 1 112 0v62z" />
      {children}
      <path d="M24 134h152" />
    </svg>
  )
}
