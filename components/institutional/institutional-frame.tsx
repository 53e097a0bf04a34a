import type { ReactNode } from 'react'
import styles from './institutional-frame.module.css'

/** The layout of the institutional pages: breadcrumb, side menu and text (spec section 2). */
export function InstitutionalFrame({ children }: { children: ReactNode }) {
  return <div className={styles.frame}>{children}</div>
}
