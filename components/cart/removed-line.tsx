import type { ReactNode } from 'react'
import { cartCopy } from '#lib/copy/cart.ts'
import type { Lang } from '#lib/routes/lang.ts'
import styles from './removed-line.module.css'

/** The row of a removed line; `children` is the button that adds it again. */
export function RemovedLine({ name, lang, children }: { name: string; lang: Lang; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <p>{cartCopy[lang].removed(name)}</p>
      {children}
    </div>
  )
}
