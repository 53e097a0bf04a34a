import type { ReactNode } from 'react'
import { Button } from '#components/ui/button.tsx'
import { RejectedNote } from '#components/ui/rejected-note.tsx'
import { checkoutCopy } from '#lib/copy/checkout.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath } from '#lib/routes/paths.ts'
import { errorMessagesOf, type FieldErrors } from '#lib/shop/field-errors.ts'
import type { RejectedForm } from '#lib/shop/rejected-form.ts'
import styles from './checkout-form.module.css'
import { fieldId } from './checkout-fields.ts'
import { SectionScript } from './section-script.tsx'

/** The language of a checkout form, and the form that the shopper sent and the server rejected. */
export interface SectionState {
  lang: Lang
  /** The rejected form of this section. */
  rejected: RejectedForm | undefined
}

/** The error messages of a rejected section, by field. */
export function sectionErrors({ lang, rejected }: SectionState): FieldErrors {
  return errorMessagesOf(rejected?.problems ?? {}, checkoutCopy[lang].errors)
}

type SectionFormProps = SectionState & {
  section: 'dados' | 'entrega' | 'opcao'
  /** The path of the form's target, without language. */
  action: string
  /** The text of the button. */
  submit?: string | undefined
  /** Whether the script fills an empty CEP field with the CEP of the last shipping quote. */
  usesQuotedCep?: boolean
  children: ReactNode
}

/** A form of the checkout: a plain post (docs/decisions/0034) that its script validates before it is sent (docs/decisions/0081). */
export function SectionForm({
  section,
  action,
  submit,
  usesQuotedCep = false,
  children,
  ...state
}: SectionFormProps) {
  const { lang, rejected } = state
  const copy = checkoutCopy[lang]
  const errors = sectionErrors(state)
  const links = Object.entries(errors).map(([name, label = '']) => ({ label, href: `#${fieldId(name)}` }))
  const isFailed = rejected !== undefined && rejected.problems === undefined
  return (
    <form
      method="post"
      action={localePath(lang, action)}
      noValidate
      className={styles.form}
      data-section={section}
    >
      {/* Enter presses the first button of a form: without this one, that would be the one beside the CEP. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="visually-hidden" />
      <div id="erros" tabIndex={-1} className={styles.errors}>
        {/* The script's list of errors, which takes the place of the server's. */}
        <div data-errors className={styles.problems} />
        {links.length > 0 ? <RejectedNote text={copy.check} links={links} /> : null}
        {isFailed ? <RejectedNote text={rejected.message || copy.failed} /> : null}
      </div>
      {children}
      <div className={styles.end}>
        <Button type="submit">{submit ?? copy.continue}</Button>
      </div>
      <SectionScript lang={lang} section={section} usesQuotedCep={usesQuotedCep} />
    </form>
  )
}
