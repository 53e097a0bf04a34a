import { createPortal } from 'react-dom'
import { Button } from '#components/ui/button.tsx'
import { focusField } from '#components/ui/focus-field.ts'
import { checkoutCopy } from '#lib/copy/checkout.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { suggestedEmail } from '#lib/shop/email-suggestion.ts'
import styles from './email-suggestion.module.css'

type EmailSuggestionProps = {
  form: HTMLFormElement
  /** The e-mail as the shopper left it; '' before that. */
  typed: string
  lang: Lang
}

/** A button below the e-mail that replaces a misspelled domain: without a right address nobody finds the way back to the order. */
export function EmailSuggestion({ form, typed, lang }: EmailSuggestionProps) {
  const area = fieldOf(form)?.parentElement
  if (!area) return null
  const email = suggestedEmail(typed)
  const fill = () => {
    const field = fieldOf(form)!
    field.value = email
    field.dispatchEvent(new Event('input', { bubbles: true }))
    // The button goes, and a screen reader reads the new address.
    focusField(field)
  }
  // A screen reader announces the button only when the element of the status was there before it.
  return createPortal(
    <div role="status" className={styles.meant}>
      {email ? (
        <Button variant="quiet" size="small" onClick={fill}>
          {checkoutCopy[lang].didYouMean(email)}
        </Button>
      ) : null}
    </div>,
    area,
  )
}

const fieldOf = (form: HTMLFormElement) => form.querySelector<HTMLInputElement>('[name=email]')
