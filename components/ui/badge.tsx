import type { ReactNode } from 'react'

import styles from './badge.module.css'
import { classNames } from './class-names.ts'

type BadgeProps = {
  kind?: 'accent' | 'blush' | 'wine' | 'plain' | undefined
  className?: string | undefined
  children: ReactNode
}

/** A short label: best seller, saving, sold out. */
export function Badge({ kind = 'accent', className, children }: BadgeProps) {
  return <span className={classNames(styles.badge, styles[kind], className)}>{children}</span>
}
