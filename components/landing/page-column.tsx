import type { ReactNode } from 'react'

import styles from './page-column.module.css'

/** The column between the banner and the landing sections: breadcrumb, product and buy box. */
export function PageColumn({ children }: { children: ReactNode }) {
  return <div className={styles.column}>{children}</div>
}
