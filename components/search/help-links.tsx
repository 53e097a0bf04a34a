import { Link } from '#components/ui/link.tsx'
import { searchCopy } from '#lib/copy/search.ts'
import type { Lang } from '#lib/routes/lang.ts'
import type { HelpLink } from '#lib/shop/help-links.ts'
import styles from './search-page.module.css'

/** The pages and answers that a search for something other than a product may mean; nothing without any. */
export function HelpLinks({ links, lang }: { links: readonly HelpLink[]; lang: Lang }) {
  if (links.length === 0) return null
  return (
    <section className={styles.help}>
      <h2>{searchCopy[lang].help}</h2>
      <ul role="list">
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link href={href} className={styles.line}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
