import type { ReactNode } from 'react'
import styles from './amount-rows.module.css'
import { classNames } from './class-names.ts'

/** A list of amounts, as under a cart or an order; its children are `AmountRow` elements. */
export function AmountRows({ children }: { children: ReactNode }) {
  return <dl className={styles.rows}>{children}</dl>
}

interface AmountRowProps {
  label: ReactNode
  /** What the visitor saves, or the last row; other rows have no kind. */
  kind?: 'saving' | 'total' | undefined
  className?: string | undefined
  /** The formatted amount. */
  children: string
}

/** One amount with its label. */
export function AmountRow({ label, kind, className, children }: AmountRowProps) {
  return (
    <div className={classNames(styles.row, kind && styles[kind], className)}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
