import type { ReactNode } from 'react'
import styles from './heart-button.module.css'

/** The rating of a product and its heart, under its name. */
export function RatingRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}
