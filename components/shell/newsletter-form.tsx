import type { ReactNode } from 'react'
import { Link } from '#components/ui/link.tsx'
import { SentNote, VisitorForm } from '#components/ui/visitor-form.tsx'
import { requestCopy } from '#lib/copy/requests.ts'
import { hasBrandTexts } from '#lib/routes/brand-texts.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { localePath } from '#lib/routes/paths.ts'
import type { FieldErrors } from '#lib/shop/field-errors.ts'
import { NEWSLETTER_FIELDS } from '#lib/shop/request-fields.ts'
import { NEWSLETTER_FORM_ID } from '#lib/shop/request-form-ids.ts'
import { sentId } from '#lib/shop/sent-id.ts'
import styles from './newsletter-form.module.css'

interface NewsletterFormProps {
  lang: Lang
  /** Prefix of the ids; the footer's form and the rejected one are on the same page. */
  id?: string
  typed?: Record<string, string>
  errors?: FieldErrors
  note?: ReactNode
}

/** The newsletter's form. Sending it gives consent, as the text next to its button states; it has no checkbox (LGPD, art. 8). */
export function NewsletterForm({ lang, id = NEWSLETTER_FORM_ID, ...rejected }: NewsletterFormProps) {
  const { newsletter, privacyLink } = requestCopy[lang]
  return (
    <section
      aria-labelledby={id}
      className={styles.newsletter}
      data-newsletter={rejected.typed ? undefined : ''}
    >
      <h2 id={id}>{newsletter.title}</h2>
      <SentNote id={sentId(id)} texts={newsletter.form} />
      <VisitorForm
        id={id}
        action={localePath(lang, pagePaths.newsletterSend())}
        fields={NEWSLETTER_FIELDS}
        hidden={{}}
        texts={newsletter.form}
        privacyLink={
          hasBrandTexts() && <Link href={localePath(lang, pagePaths.privacy())}>{privacyLink}</Link>
        }
        {...rejected}
      />
    </section>
  )
}
