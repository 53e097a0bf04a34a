import type { Lang } from '../routes/lang.ts'
import { localePath, paths } from '../routes/paths.ts'
import type { PageStructure } from '../shop/page.ts'

/** A link of a breadcrumb. */
export interface BreadcrumbLink {
  label: string
  /** The path with its language. */
  href: string
}

/** The breadcrumb of a page of the store, with paths in a language (contract 4.2). */
export function breadcrumbSteps(
  { breadcrumb }: Pick<PageStructure, 'breadcrumb'>,
  lang: Lang,
): BreadcrumbLink[] {
  return breadcrumb.map(({ label, path }) => ({ label, href: localePath(lang, path) }))
}

/** The breadcrumb of a page of the shop itself that is directly below the home page. */
export function stepsBelowHome(lang: Lang, label: string, path: string): BreadcrumbLink[] {
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
