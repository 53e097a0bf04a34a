import { whatsappUrl, type Company } from '#lib/config/company.ts'
import { shellCopy } from '#lib/copy/shell.ts'
import type { Lang } from '#lib/routes/lang.ts'

/** What Decreto 7.962/2013 asks a shop to show, as far as the company file says it (decisions P23). */
export function CompanyDetails({ lang, company }: { lang: Lang; company: Company }) {
  const copy = shellCopy[lang]
  const whatsapp = company.whatsapp ? whatsappUrl('', company.whatsapp) : undefined
  return (
    <>
      {company.phone && (
        <p>
          {copy.phoneOrders}: <a href={`tel:${company.phone.replace(/[^\d+]/g, '')}`}>{company.phone}</a>
        </p>
      )}
      {company.email && (
        <p>
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </p>
      )}
      {whatsapp && (
        <p>
          <a href={whatsapp}>{copy.whatsapp}</a>
        </p>
      )}
      {company.legalName && <p>{company.legalName}</p>}
      {company.taxId && (
        <p>
          {copy.taxId}: {company.taxId}
        </p>
      )}
      {company.address && <p>{company.address}</p>}
      {company.socials.map(({ name, url }) => (
        <p key={url}>
          <a href={url}>{name}</a>
        </p>
      ))}
    </>
  )
}
