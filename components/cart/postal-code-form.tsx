import { useEffect, useState, type SubmitEvent } from 'react'
import { Button } from '#components/ui/button.tsx'
import { classNames } from '#components/ui/class-names.ts'
import { Field, fieldAria, fieldControl } from '#components/ui/field.tsx'
import { deliveryDateCopy } from '#lib/copy/delivery-date.ts'
import { shippingCopy } from '#lib/copy/shipping.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { mask } from '#lib/shop/masks.ts'
import { postalCodeDigits } from '#lib/shop/shipping.ts'
import styles from './code-form.module.css'
import delivery from './delivery-date.module.css'

interface PostalCodeFormProps {
  lang: Lang
  /** The id of the field. */
  id: string
  isOpen: boolean
  /** A CEP that the store does not know; '' for none. */
  rejected: string
  onCode: (code: string) => void
}

/** Asks for the CEP to which the cart is sent (contract 4.19). */
export function PostalCodeForm({ lang, id, isOpen, rejected, onCode }: PostalCodeFormProps) {
  const copy = shippingCopy[lang]
  const [isInvalid, setIsInvalid] = useState(false)
  const error = isInvalid ? copy.invalid : rejected ? copy.notFound : undefined
  const texts = { label: deliveryDateCopy[lang].field, error }
  // The footer of the drawer would cover the error below the field.
  useEffect(() => {
    if (error) document.getElementById(id)?.scrollIntoView({ block: 'center' })
  }, [id, error])
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('cep') as HTMLInputElement
    const digits = postalCodeDigits(field.value)
    setIsInvalid(!digits)
    if (digits && digits !== rejected) onCode(digits)
    else field.focus()
  }
  return (
    <details className={classNames(styles.question, delivery.ask)} open={isOpen || error !== undefined}>
      <summary>{deliveryDateCopy[lang].ask}</summary>
      <form className={styles.form} onSubmit={send} noValidate>
        <Field id={id} {...texts}>
          <input
            {...fieldAria(id, texts)}
            name="cep"
            inputMode="numeric"
            autoComplete="postal-code"
            placeholder={copy.example}
            defaultValue={mask('postalCode', rejected)}
            className={fieldControl}
            onInput={({ currentTarget }) => {
              currentTarget.value = mask('postalCode', currentTarget.value)
            }}
          />
        </Field>
        <Button type="submit" variant="secondary">
          {copy.ask}
        </Button>
      </form>
    </details>
  )
}
