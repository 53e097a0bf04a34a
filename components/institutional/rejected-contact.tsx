import { Link } from '#components/ui/link.tsx'
import { RejectedNote } from '#components/ui/rejected-note.tsx'
import { whatsappUrl, type Company } from '#lib/config/company.ts'
import { contactCopy } from '#lib/copy/contact.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { localePath } from '#lib/routes/paths.ts'
import { contactFieldId } from '#lib/shop/contact-fields.ts'
import { errorMessagesOf } from '#lib/shop/field-errors.ts'
import type { RejectedForm } from '#lib/shop/rejected-form.ts'
import { ContactForm } from './contact-form.tsx'

interface RejectedContactProps {
  lang: Lang
  company: Company
  /** The name of the form at an external store; '' for the embedded one. */
  hash: string
  /** The opening hours of customer service. */
  hours: string | undefined
  /** The rejected form from the flash cookie; `undefined` when the browser rejects cookies or the cookie has expired (two minutes). */
  rejected: RejectedForm | undefined
}

/** The contact form after a rejection, with all typed values. */
export function RejectedContact({ lang, company, hash, hours, rejected }: RejectedContactProps) {
  const copy = contactCopy[lang]
  const errors = errorMessagesOf(rejected?.problems ?? {}, copy)
  const fieldLinks = Object.entries(errors).map(([name, label]) => ({
    label,
    href: `#${contactFieldId(name)}`,
  }))
  const contacts = contactLinks(company)
  const reason = rejected?.message
  const failed = reason ? reason : contacts.length > 0 ? `${copy.failed} ${copy.otherContacts}` : copy.failed
  const note =
    rejected &&
    (rejected.problems ? (
      <RejectedNote text={copy.check} links={fieldLinks} />
    ) : (
      <RejectedNote text={failed} links={contacts} />
    ))
  return (
    <>
      <ContactForm
        lang={lang}
        hash={hash}
        hours={hours}
        typed={rejected?.fields ?? {}}
        errors={errors}
        note={note}
      />
      <p>
        <Link href={localePath(lang, pagePaths.service())}>{copy.back}</Link>
      </p>
    </>
  )
}

// Only the contact details that the company file has (P23).
function contactLinks({ email, whatsapp, serviceCentre, phone: line }: Company) {
  const phone = serviceCentre ?? line
  const chat = whatsappUrl('', whatsapp)
  return [
    ...(email ? [{ label: email, href: `mailto:${email}` }] : []),
    ...(phone ? [{ label: phone, href: `tel:${phone.replace(/[^\d+]/g, '')}` }] : []),
    ...(chat ? [{ label: 'WhatsApp', href: chat }] : []),
  ]
}
