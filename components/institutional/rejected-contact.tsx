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
  /** `undefined` without a flash: the browser takes no cookies, or the two minutes are over. */
  refused: RejectedForm | undefined
}

/** The contact form after the shop refused it, with everything that was typed. */
export function RejectedContact({ lang, company, refused }: RejectedContactProps) {
  const copy = contactCopy[lang]
  const errors = errorMessagesOf(refused?.problems ?? {}, copy)
  const fieldLinks = Object.entries(errors).map(([name, label]) => ({
    label,
    href: `#${contactFieldId(name)}`,
  }))
  const ways = waysToReach(company)
  const failed = ways.length > 0 ? `${copy.failed} ${copy.otherWays}` : copy.failed
  const note =
    refused &&
    (refused.problems ? (
      <RejectedNote text={copy.check} links={fieldLinks} />
    ) : (
      <RejectedNote text={failed} links={ways} />
    ))
  return (
    <>
      <ContactForm lang={lang} typed={refused?.fields ?? {}} errors={errors} note={note} />
      <p>
        <Link href={localePath(lang, pagePaths.service())}>{copy.back}</Link>
      </p>
    </>
  )
}

// Only those that the owner has set (P23).
function waysToReach({ email, whatsapp, serviceCentre, phone: line }: Company) {
  const phone = serviceCentre ?? line
  const chat = whatsappUrl('', whatsapp)
  return [
    ...(email ? [{ label: email, href: `mailto:${email}` }] : []),
    ...(phone ? [{ label: phone, href: `tel:${phone.replace(/[^\d+]/g, '')}` }] : []),
    ...(chat ? [{ label: 'WhatsApp', href: chat }] : []),
  ]
}
