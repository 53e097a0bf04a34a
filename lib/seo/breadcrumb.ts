import type { Lang } from '../routes/lang.ts'
import { localePath, paths } from '../routes/paths.ts'
import type { PageStructure } from '../shop/page.ts'

/** A step of a breadcrumb. */
export interface Step {
  label: string
  /** With its language. */
  href: string
}

/** The steps of a page's breadcrumb with their addresses in a language (contract 4.2). */
export function breadcrumbSteps({ breadcrumb }: Pick<PageStructure, 'breadcrumb'>, lang: Lang): Step[] {
  return breadcrumb.map(({ label, path }) => ({ label, href: localePath(lang, path) }))
}

/** The steps of a page that stands right below the home page and is none of the store's. */
export function stepsBelowHome(lang: Lang, label: string, path: string): Step[] {
  return breadcrumbSteps(
    {
      breadcrumb: [
        { label: 'Home', path: paths.home() },
        { label, path },
      ],
    },
    lang,
  )
}
