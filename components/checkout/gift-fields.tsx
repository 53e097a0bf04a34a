import type { ReactNode } from 'react'
import { Field, fieldAria, fieldControl } from '#components/ui/field.tsx'
import { checkoutCopy } from '#lib/copy/checkout.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { fieldId } from './checkout-fields.ts'
import styles from './checkout-form.module.css'

type GiftFieldsProps = {
  lang: Lang
  /** Whether the box is checked. */
  isGift: boolean
  /** The field for who receives it. */
  recipient: ReactNode
  message: string
  error: string | undefined
}

/** The choice of a gift with recipient and message, which the style sheet shows while the box is checked (contract 4.28). */
export function GiftFields({ lang, isGift, recipient, message, error }: GiftFieldsProps) {
  const copy = checkoutCopy[lang]
  const id = fieldId('recado')
  const texts = { label: copy.fields.recado, hint: copy.hints['recado'], error }
  return (
    <>
      <label className={styles.framed}>
        <input type="checkbox" name="presente" value="sim" defaultChecked={isGift} />
        <span>{copy.fields.presente}</span>
        <span className={styles.more}>{copy.hints['presente']}</span>
      </label>
      <div className={styles.gift}>
        {recipient}
        <Field id={id} {...texts}>
          <textarea
            {...fieldAria(id, texts)}
            name="recado"
            rows={3}
            autoComplete="off"
            defaultValue={message}
            className={fieldControl}
          />
        </Field>
      </div>
    </>
  )
}
