import type { ReactNode } from 'react'
import { Link } from '#components/ui/link.tsx'
import type { MenuItem } from '#lib/client/store/menus.ts'
import { statusCopy } from '#lib/copy/status.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath } from '#lib/routes/paths.ts'
import { NotFoundDrawing } from './not-found-drawing.tsx'
import { MenuLink } from './menu-link.tsx'
import styles from './not-found-view.module.css'
import { StatusPage } from './status-page.tsx'

interface NotFoundViewProps {
  lang: Lang
  /** The brand's sentence about the missing page. */
  text: string | undefined
  /** The existing page whose path is most similar to the requested one. */
  nearest?: MenuItem | undefined
  /** The most visited pages. */
  popular: MenuItem[]
  /** The search form. */
  search: ReactNode
}

/** The not-found page: a suggestion of the nearest page, a search form, and links to popular pages (spec section 2, Not-found). */
export function NotFoundView({ lang, text, nearest, popular, search }: NotFoundViewProps) {
  const copy = statusCopy[lang]
  return (
    <>
      <StatusPage
        lang={lang}
        drawing={<NotFoundDrawing />}
        heading="404"
        title={copy.notFound}
        text={text ?? copy.notFoundText}
        aside={
          nearest?.path && (
            <p className={styles.nearest}>
              {copy.nearest} <Link href={localePath(lang, nearest.path)}>{nearest.label}</Link>?
            </p>
          )
        }
      />
      <div className={styles.search}>{search}</div>
      {popular.length > 0 && (
        <nav aria-labelledby="procurados" className={styles.popular}>
          <h2 id="procurados">{copy.popular}</h2>
          <ul role="list">
            {popular.map((item) => (
              <li key={item.label}>
                <MenuLink lang={lang} item={item} />
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  )
}
