import type { ReactNode } from 'react'
import styles from './listing.module.css'

/** The page around a product grid: as wide as the cards in a row. */
export function ListingFrame({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>
}
