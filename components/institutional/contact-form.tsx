import type { ReactNode } from 'react'
import { buttonClass } from '#components/ui/button.tsx'
import { Link } from '#components/ui/link.tsx'
import { classNames } from '#components/ui/class-names.ts'
import form from '#components/ui/visitor-form.module.css'
import { contactCopy } from '#lib/copy/contact.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { localePath } from '#lib/routes/paths.ts'
import { contactFields, CONTACT_SENT_ID } from '#lib/shop/contact-fields.ts'
import type { FieldErrors } from '#lib/shop/field-errors.ts'
import { ContactField } from './contact-field.tsx'
import styles from './contact-form.module.css'
import { ContactScript } from './contact-script.tsx'

interface ContactFormProps {
  lang: Lang
  /** The name of the form at an external store; '' for the embedded one (contract 4.22). */
  hash?: string
  /** The opening hours of customer service, for the sentence that says when a reply arrives (P29). */
  hours?: string | undefined
  /** The values and the errors by field of a rejected form; such a form is posted without script. */
  typed?: Record<string, string>
  errors?: FieldErrors
  /** The reason for the rejection, above the fields. */
  note?: ReactNode
}

/** The contact form: a plain POST form that its script, once loaded, sends by fetch. */
export function ContactForm({ lang, hash = '', hours, typed, errors = {}, note }: ContactFormProps) {
  const copy = contactCopy[lang]
  return (
    <section aria-labelledby="escreva" className={styles.contact} data-print="off">
      <h2 id="escreva">{copy.title}</h2>
      <p>{copy.intro(hours)}</p>
      {/* After a plain post CSS shows it as the target of the address; after a fetch the script shows it. */}
      <div id={CONTACT_SENT_ID} role="status" tabIndex={-1} className={styles.sent}>
        <h3>{copy.sent}</h3>
        <p>{copy.sentText}</p>
        <p hidden data-contact="protocol">
          {copy.protocol} <strong />
        </p>
      </div>
      {note}
      <form method="post" action={localePath(lang, pagePaths.contactSend())} noValidate className={form.form}>
        {hash === '' ? null : <input type="hidden" name="hashEmail" value={hash} />}
        {contactFields(hash).map((field) => (
          <div key={field.name} className={styles[field.name]}>
            <ContactField field={field} lang={lang} value={typed?.[field.name]} error={errors[field.name]} />
          </div>
        ))}
        <div role="alert" className={classNames(form.failure, styles.failure)} data-contact="failure" />
        <div className={form.end}>
          <button type="submit" className={buttonClass({ variant: 'primary' }, form.send)}>
            {copy.send}
          </button>
          <p className={form.privacy}>
            {copy.privacy} <Link href={localePath(lang, pagePaths.privacy())}>{copy.privacyLink}</Link>
          </p>
        </div>
        {typed === undefined && <ContactScript lang={lang} />}
      </form>
    </section>
  )
}
