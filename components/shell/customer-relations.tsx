import { buttonClass } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { Link } from '#components/ui/link.tsx'
import { whatsappUrl, type Company } from '#lib/config/company.ts'
import { shellCopy } from '#lib/copy/shell.ts'
import { hasBrandTexts } from '#lib/routes/brand-texts.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { localePath } from '#lib/routes/paths.ts'
import styles from './customer-relations.module.css'

interface CustomerRelationsProps {
  lang: Lang
  company: Company
  /** The opening hours; undefined when the brand states none. */
  hours: string | undefined
  /** Whether the brand has a chat, whose panel the link to customer service opens. */
  hasChat?: boolean
}

/** Phone orders, service centre, hours and the WhatsApp button, as far as the company file has them (spec section 2). */
export function CustomerRelations({ lang, company, hours, hasChat = false }: CustomerRelationsProps) {
  const copy = shellCopy[lang]
  const whatsapp = whatsappUrl(copy.whatsappPlain, company.whatsapp)
  // The chat has hours of its own (P20).
  const hoursLabel = company.phone || company.serviceCentre ? copy.phoneHours : copy.businessHours
  return (
    <section aria-labelledby="atendimento" className={styles.relations}>
      <h2 id="atendimento">{copy.service}</h2>
      <dl>
        {hours && <Line term={hoursLabel}>{hours}</Line>}
        {company.phone && (
          <Line term={copy.phoneOrders}>
            <a href={telephone(company.phone)}>{company.phone}</a>
          </Line>
        )}
        {company.serviceCentre && (
          <Line term={copy.serviceCentre}>
            <a href={telephone(company.serviceCentre)}>{company.serviceCentre}</a>
          </Line>
        )}
        {company.email && (
          <Line term={copy.email}>
            <a href={`mailto:${company.email}`}>{company.email}</a>
          </Line>
        )}
      </dl>
      {whatsapp && (
        <a
          href={whatsapp}
          rel="noopener"
          className={buttonClass({}, styles.whatsapp)}
          data-whatsapp-page={copy.whatsappPage}
          data-whatsapp-cart={copy.whatsappCart}
        >
          <Icon name="whatsapp" />
          {copy.whatsapp}
        </a>
      )}
      {hasBrandTexts() && (hasChat || !whatsapp) && (
        <Link href={localePath(lang, pagePaths.service())} {...(hasChat && { 'data-chat': '' })}>
          {hasChat ? copy.chat : copy.servicePage}
        </Link>
      )}
    </section>
  )
}

function Line({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function telephone(number: string) {
  return `tel:${number.replace(/[^\d+]/g, '')}`
}
