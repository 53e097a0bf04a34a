import type { ReactNode } from 'react'
import styles from './drawing.module.css'

/** What areas and lines of a drawing are painted with; lines without any are drawn in wine. */
export const paint = {
  fruit: styles.fruit,
  leaf: styles.leaf,
  paper: styles.paper,
  faint: styles.faint,
}

/**
 * The room that the shop's drawings share: an arch and the line on which things stand, 200 units wide and 150 high. Colours lie
 * a little beside their lines, as in a hand-pulled print. Screen readers pass over it.
 */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 200 150" width="200" height="150" aria-hidden="true" className={styles.drawing}>
      <path className={styles.ground} d="M44 134V72a56 56 0 0 1 112 0v62z" />
      {children}
      <path d="M24 134h152" />
    </svg>
  )
}
