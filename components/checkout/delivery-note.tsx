import type { ReactNode } from 'react'
import { checkoutCopy } from '#lib/copy/checkout.ts'
import type { Lang } from '#lib/routes/lang.ts'
import styles from './checkout-form.module.css'

type DeliveryNoteProps = { lang: Lang; isOpen: boolean; children: ReactNode }

/** A details element with the field for a delivery note; collapsed, because few shoppers write one. */
export function DeliveryNote({ lang, isOpen, children }: DeliveryNoteProps) {
  return (
    <details className={styles.extra} open={isOpen}>
      <summary className={styles.open}>{checkoutCopy[lang].fields.observacao}</summary>
      {children}
    </details>
  )
}
