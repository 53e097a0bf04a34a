import type { Company } from '#lib/config/company.ts'
import { shellCopy } from '#lib/copy/shell.ts'
import { languageTag, type Lang } from '#lib/routes/lang.ts'
import styles from './footer.module.css'

/**
 * The legal name, tax id and address of the seller, as Decreto 7.962/2013 requires; omits fields that the company file lacks (P23), and
 * says so when the data are a demonstration's.
 */
export function CompanyDetails({ lang, company }: { lang: Lang; company: Company }) {
  const { legalName, taxId, address, isDemo } = company
  if (!legalName && !taxId && !address) return null
  // A name and an address of Brazil on an English page (WCAG 3.1.2).
  const ownLang = lang === 'pt' ? undefined : languageTag('pt')
  return (
    <address className={styles.company}>
      {legalName && <span lang={ownLang}>{legalName}</span>}
      {taxId && (
        <span>
          {shellCopy[lang].taxId}: {taxId}
        </span>
      )}
      {address && <span lang={ownLang}>{address}</span>}
      {isDemo && <strong>{shellCopy[lang].demoCompany}</strong>}
    </address>
  )
}
