import type { Company } from '#lib/config/company.ts'
import { shellCopy } from '#lib/copy/shell.ts'
import type { Lang } from '#lib/routes/lang.ts'
import styles from './footer.module.css'

/** The legal name, tax id and address of the seller, as Decreto 7.962/2013 requires; omits fields that the company file lacks (P23). */
export function CompanyDetails({ lang, company }: { lang: Lang; company: Company }) {
  const { legalName, taxId, address } = company
  if (!legalName && !taxId && !address) return null
  return (
    <address className={styles.company}>
      {legalName && <span>{legalName}</span>}
      {taxId && (
        <span>
          {shellCopy[lang].taxId}: {taxId}
        </span>
      )}
      {address && <span>{address}</span>}
    </address>
  )
}
