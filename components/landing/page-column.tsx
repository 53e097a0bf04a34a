import type { ReactNode } from 'react'

import styles from './page-column.module.css'

/** The column between the banner and the landing sections: breadcrumb, product and buy box. */
export function PageColumn({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <div id={id} className={styles.column}>
      {children}
    </div>
  )
}
