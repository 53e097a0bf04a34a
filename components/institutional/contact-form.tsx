import { buttonClass } from '#components/ui/button.tsx'
import { Link } from '#components/ui/link.tsx'
import { contactCopy } from '#lib/copy/contact.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { localePath } from '#lib/routes/paths.ts'
import { CONTACT_FIELDS, CONTACT_SENT_ID } from '#lib/shop/contact-fields.ts'
import { ContactField } from './contact-field.tsx'
import styles from './contact-form.module.css'
import { ContactScript } from './contact-script.tsx'

/** The form that writes to the shop: a plain post, sent without leaving the page where scripts run. */
export function ContactForm({ lang }: { lang: Lang }) {
  const copy = contactCopy[lang]
  return (
    <section aria-labelledby="escreva" className={styles.contact} data-print="off">
      <h2 id="escreva">{copy.title}</h2>
      <p>{copy.intro}</p>
      {/* Shown by its address after a plain send, by the script otherwise. */}
      <div id={CONTACT_SENT_ID} role="status" tabIndex={-1} className={styles.sent}>
        <h3>{copy.sent}</h3>
        <p>{copy.sentText}</p>
        <p hidden data-contact="protocol">
          {copy.protocol} <strong />
        </p>
      </div>
      <form method="post" action={localePath(lang, pagePaths.contactSend())} className={styles.form}>
        {CONTACT_FIELDS.map((field) => (
          <ContactField key={field.name} field={field} lang={lang} />
        ))}
        <div role="alert" className={styles.failure} data-contact="failure" />
        <div className={styles.end}>
          <button type="submit" className={buttonClass({ variant: 'primary' }, styles.send)}>
            {copy.send}
          </button>
          <p className={styles.privacy}>
            {copy.privacy} <Link href={localePath(lang, pagePaths.privacy())}>{copy.privacyLink}</Link>
          </p>
        </div>
        <ContactScript lang={lang} />
      </form>
    </section>
  )
}
