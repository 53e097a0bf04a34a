import type { ReactNode } from 'react'
import styles from './undo-row.module.css'

/** A change of the cart that can be undone; `children` is the button for that. */
export function UndoRow({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      {/* A number stays with its name. */}
      <p>{text.replaceAll(' × ', '\u00a0×\u00a0')}</p>
      {children}
    </div>
  )
}
