import type { ReactNode } from 'react'
import styles from './buying-area.module.css'

/** The page of a cart, a checkout, an order or an account, which the block about secure purchases follows in a small size. */
export function BuyingArea({ children }: { children: ReactNode }) {
  return <div className={styles.area}>{children}</div>
}
