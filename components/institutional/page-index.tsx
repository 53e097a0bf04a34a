import { Link } from '#components/ui/link.tsx'
import type { InstitutionalLink } from '#lib/content/institutional.ts'
import type { InstitutionalName } from '#lib/copy/institutional.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath } from '#lib/routes/paths.ts'
import styles from './page-index.module.css'

const ALL: readonly InstitutionalName[] = [
  'service',
  'faq',
  'payment',
  'returns',
  'privacy',
  'terms',
  'about',
  'references',
]

interface PageIndexProps {
  lang: Lang
  links: readonly InstitutionalLink[]
  /** The pages to list, in this order; default: all. */
  names?: readonly InstitutionalName[] | undefined
}

/** Links to institutional pages, each with the brand's sentence about it. */
export function PageIndex({ lang, links, names = ALL }: PageIndexProps) {
  const shown = names.flatMap((name) => links.find((link) => link.name === name) ?? [])
  return (
    <ul role="list" className={styles.index}>
      {shown.map(({ name, path, label, about }) => (
        <li key={name} className={styles.entry}>
          <Link href={localePath(lang, path)} className={styles.link}>
            {label}
          </Link>
          {about && <p>{about}</p>}
        </li>
      ))}
    </ul>
  )
}
