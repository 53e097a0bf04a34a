import { whatsappUrl, type Company } from '#lib/config/company.ts'
import { institutionalCopy } from '#lib/copy/institutional.ts'
import { languageTag, type Lang } from '#lib/routes/lang.ts'

/** The company's contact details; renders nothing when the company data has none (P23). */
export function ContactDetails({ lang, company }: { lang: Lang; company: Company }) {
  const { contactLabels } = institutionalCopy[lang]
  const { email, phone, serviceCentre, address, whatsapp } = company
  const chat = whatsappUrl(contactLabels.whatsappText, whatsapp)
  const rows = [
    { name: 'WhatsApp', text: contactLabels.whatsapp, href: chat },
    { name: contactLabels.phone, text: phone, href: phone && telephone(phone) },
    {
      name: contactLabels.serviceCentre,
      text: serviceCentre,
      href: serviceCentre && telephone(serviceCentre),
    },
    { name: contactLabels.email, text: email, href: email && `mailto:${email}` },
    // An address of Brazil on an English page (WCAG 3.1.2).
    {
      name: contactLabels.address,
      text: address,
      href: null,
      lang: lang === 'pt' ? undefined : languageTag('pt'),
    },
  ].filter(({ text, href }) => text && href !== undefined)
  if (rows.length === 0) return null
  return (
    <dl>
      {rows.map(({ name, text, href, lang: own }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd lang={own}>
            {href ? (
              <a href={href} rel="noopener">
                {text}
              </a>
            ) : (
              text
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function telephone(number: string) {
  return `tel:${number.replace(/[^\d+]/g, '')}`
}
