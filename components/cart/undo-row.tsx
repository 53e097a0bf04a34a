import type { ReactNode } from 'react'
import styles from './undo-row.module.css'

/** A change of the cart that can be undone; `children` is the button for that. */
export function UndoRow({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <p>{text}</p>
      {children}
    </div>
  )
}
