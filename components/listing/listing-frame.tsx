import type { ReactNode } from 'react'
import styles from './listing.module.css'

/** A page around products: no wider than the cards that stand side by side. */
export function ListingFrame({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>
}
