import type { ReactNode } from 'react'
import { BreadcrumbNav } from '#components/ui/breadcrumb.tsx'
import { Link } from '#components/ui/link.tsx'
import { StoreHtml } from '#components/ui/store-html.tsx'
import { classNames } from '#components/ui/class-names.ts'
import pageHead from '#components/ui/page-head.module.css'
import { breadcrumbCopy } from '#lib/copy/breadcrumb.ts'
import type { InstitutionalLink } from '#lib/content/institutional.ts'
import { institutionalCopy } from '#lib/copy/institutional.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { localePath } from '#lib/routes/paths.ts'
import { breadcrumbSteps } from '#lib/seo/breadcrumb.ts'
import type { PageStructure } from '#lib/shop/page.ts'
import type { SafeHtml } from '#lib/text/safe-html.ts'
import styles from './institutional-page.module.css'
import prose from '#components/ui/prose.module.css'
import { SideMenu } from './side-menu.tsx'

interface InstitutionalPageProps {
  lang: Lang
  /** The path of the page, without language. */
  path: string
  structure: Pick<PageStructure, 'breadcrumb'>
  /** The text of the h1. */
  title: string
  /** The store's own sanitized text, which replaces the texts of the shop; '' for none. */
  html?: SafeHtml
  /** A sentence or two under the title. */
  lead?: ReactNode
  /** The institutional pages of the brand. */
  links: readonly InstitutionalLink[]
  /** The opening hours of customer service; `undefined` when the brand states none. */
  helpHours: string | undefined
  children: ReactNode
}

/** An institutional page: breadcrumb, side menu, text and a link to customer service (spec section 2). */
export function InstitutionalPage({
  lang,
  path,
  structure,
  title,
  html,
  lead,
  links,
  helpHours,
  children,
}: InstitutionalPageProps) {
  const copy = institutionalCopy[lang]
  // The store's text replaces the children, except on the customer-service page, whose form stays below it.
  const showsChildren = !html || path === pagePaths.service()
  return (
    <>
      <BreadcrumbNav
        label={breadcrumbCopy[lang].label}
        steps={breadcrumbSteps(structure, lang)}
        className={styles.crumbs}
      />
      <SideMenu lang={lang} path={path} links={links} />
      <article className={styles.page}>
        <header className={classNames(pageHead.head, styles.head)}>
          <h1>{title}</h1>
          {lead && !html && <p className={pageHead.lead}>{lead}</p>}
        </header>
        {html && <StoreHtml html={html} />}
        {showsChildren && <div className={prose.prose}>{children}</div>}
        {path !== pagePaths.service() && (
          <p className={styles.help} data-print="off">
            <strong>{copy.help}</strong>{' '}
            <Link href={localePath(lang, pagePaths.service())}>{copy.helpLink}</Link>.
            {helpHours && ` ${copy.helpReplies(helpHours)}`}
          </p>
        )}
      </article>
    </>
  )
}
