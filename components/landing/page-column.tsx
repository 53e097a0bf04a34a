import type { ReactNode } from 'react'

import styles from './page-column.module.css'

/** What stands between the banner and the story: the way here, and the product with its buying box. */
export function PageColumn({ children }: { children: ReactNode }) {
  return <div className={styles.column}>{children}</div>
}
