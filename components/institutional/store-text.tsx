import { BreadcrumbNav } from '#components/ui/breadcrumb.tsx'
import { StoreHtml } from '#components/ui/store-html.tsx'
import { classNames } from '#components/ui/class-names.ts'
import pageHead from '#components/ui/page-head.module.css'
import { breadcrumbCopy } from '#lib/copy/breadcrumb.ts'
import { institutionalCopy } from '#lib/copy/institutional.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { breadcrumbSteps } from '#lib/seo/breadcrumb.ts'
import type { PageStructure } from '#lib/shop/page.ts'
import type { SafeHtml } from '#lib/text/safe-html.ts'
import styles from './institutional-page.module.css'

interface StoreTextProps {
  lang: Lang
  structure: Pick<PageStructure, 'breadcrumb'>
  /** The text of the h1. */
  title: string
  /** The sanitized text; '' when the store's API has none. */
  html: SafeHtml
  /** The address of the same page on the store's own site, if there is one. */
  platformPage: string | undefined
}

/** A text page of an external store: the store's text, or a link to the page on the store's own site when the API has no text (platform 3.1). */
export function StoreText({ lang, structure, title, html, platformPage }: StoreTextProps) {
  const copy = institutionalCopy[lang]
  return (
    <>
      <BreadcrumbNav
        label={breadcrumbCopy[lang].label}
        steps={breadcrumbSteps(structure, lang)}
        className={styles.crumbs}
      />
      <article className={styles.wide}>
        <header className={classNames(pageHead.head, styles.head)}>
          <h1>{title}</h1>
        </header>
        {html ? (
          <StoreHtml html={html} />
        ) : (
          <p>
            {copy.textElsewhere}{' '}
            {platformPage && (
              <a href={platformPage} rel="noopener">
                {copy.textElsewhereLink}
              </a>
            )}
          </p>
        )}
      </article>
    </>
  )
}
