import type { ReactNode } from 'react'
import { buttonClass } from './button.tsx'
import styles from './folded-form.module.css'

type FoldedFormProps = {
  /** The text of the button that unfolds the form, and its look. */
  label: string
  variant?: 'primary' | 'secondary'
  intro: string
  children: ReactNode
}

/** A form in a card that a press on its button unfolds, with or without JavaScript; it is not printed. */
export function FoldedForm({ label, variant = 'primary', intro, children }: FoldedFormProps) {
  return (
    <details data-print="off">
      <summary className={buttonClass({ variant }, styles.summary)}>{label}</summary>
      <div className={styles.form}>
        <p className={styles.intro}>{intro}</p>
        {children}
      </div>
    </details>
  )
}
