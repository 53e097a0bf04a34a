import { Link } from '#components/ui/link.tsx'
import type { MenuItem } from '#lib/client/store/menus.ts'
import { searchCopy } from '#lib/copy/search.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath } from '#lib/routes/paths.ts'
import styles from './search-page.module.css'

type ProductLineLinksProps = {
  lang: Lang
  heading: string
  /** The store's menu: its headings with the pages below them. */
  menu: readonly MenuItem[]
  /** The path of the listing of all products, if the store has one. */
  allProducts: string | undefined
}

/** Links to the product lines of the store's menu: on the home page of a store without kits, and below a search without results. */
export function ProductLineLinks({ lang, heading, menu, allProducts }: ProductLineLinksProps) {
  const groups = menu
    .map(({ label, items }) => ({ label, pages: items.filter(({ path }) => path) }))
    .filter(({ pages }) => pages.length > 1)
  const single = menu.filter(({ path, items }) => path && items.length === 0)
  if (single.length > 0) groups.push({ label: searchCopy[lang].more, pages: single })
  const isListed = groups.some(({ pages }) => pages.some(({ path }) => path === allProducts))
  return (
    <section className={styles.lines}>
      <h2>{heading}</h2>
      <div className={styles.groups}>
        {groups.map(({ label, pages }) => (
          <div key={label}>
            <h3 className={styles.group}>{label}</h3>
            <ul role="list">
              {pages.map((page) => (
                <li key={page.label}>
                  <Link
                    href={localePath(lang, page.path ?? '')}
                    rel={page.path?.includes('?') ? 'nofollow' : undefined}
                    className={styles.line}
                  >
                    {page.label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {allProducts && !isListed && <Link href={localePath(lang, allProducts)}>{searchCopy[lang].all}</Link>}
    </section>
  )
}
