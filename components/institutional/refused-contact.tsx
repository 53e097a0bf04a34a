import { Link } from '#components/ui/link.tsx'
import { RefusedNote } from '#components/ui/refused-note.tsx'
import { whatsappUrl, type Company } from '#lib/config/company.ts'
import { contactCopy } from '#lib/copy/contact.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { localePath } from '#lib/routes/paths.ts'
import { contactFieldId } from '#lib/shop/contact-fields.ts'
import { sentencesOf } from '#lib/shop/field-errors.ts'
import type { RefusedForm } from '#lib/shop/refused-form.ts'
import { ContactForm } from './contact-form.tsx'

interface RefusedContactProps {
  lang: Lang
  company: Company
  /** `undefined` without a flash: the browser takes no cookies, or the two minutes are over. */
  refused: RefusedForm | undefined
}

/** The contact form after the shop refused it, with everything that was typed. */
export function RefusedContact({ lang, company, refused }: RefusedContactProps) {
  const copy = contactCopy[lang]
  const errors = sentencesOf(refused?.problems ?? {}, copy)
  const fieldLinks = Object.entries(errors).map(([name, label]) => ({
    label,
    href: `#${contactFieldId(name)}`,
  }))
  const ways = waysToReach(company)
  const failed = ways.length > 0 ? `${copy.failed} ${copy.otherWays}` : copy.failed
  const note =
    refused &&
    (refused.problems ? (
      <RefusedNote text={copy.check} links={fieldLinks} />
    ) : (
      <RefusedNote text={failed} links={ways} />
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
