import type { ReactNode } from 'react'

import { classNames } from '#components/ui/class-names.ts'
import styles from './page-column.module.css'

type PageColumnProps = {
  id?: string
  /** 'breadcrumb' above the banner; 'below' the landing sections. */
  place?: 'breadcrumb' | 'below'
  children: ReactNode
}

/** A column of the landing page outside its sections: breadcrumb, product with buy box, questions and related products. */
export function PageColumn({ id, place, children }: PageColumnProps) {
  return (
    <div id={id} className={classNames(styles.column, place && styles[place])}>
      {children}
    </div>
  )
}
