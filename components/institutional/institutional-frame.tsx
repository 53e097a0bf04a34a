import type { ReactNode } from 'react'
import styles from './institutional-frame.module.css'

/** The ground plan of the institutional pages; each fills it with its breadcrumb, the side menu and its text (spec section 2). */
export function InstitutionalFrame({ children }: { children: ReactNode }) {
  return <div className={styles.frame}>{children}</div>
}
