import { Link } from '#components/ui/link.tsx'
import { institutionalCopy, type InstitutionalName } from '#lib/copy/institutional.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
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
  /** The pages in this order; default: all. */
  names?: readonly InstitutionalName[] | undefined
}

/** Links to institutional pages, each with a sentence. */
export function PageIndex({ lang, names = ALL }: PageIndexProps) {
  const { pages } = institutionalCopy[lang]
  return (
    <ul role="list" className={styles.index}>
      {names.map((name) => (
        <li key={name} className={styles.entry}>
          <Link href={localePath(lang, pagePaths[name]())} className={styles.link}>
            {pages[name].label}
          </Link>
          <p>{pages[name].about}</p>
        </li>
      ))}
    </ul>
  )
}
