import type { Lang } from '../routes/lang.ts'
import { localePath } from '../routes/paths.ts'
import type { PageStructure } from '../shop/page.ts'

/** The steps of a page's breadcrumb with their addresses in a language (contract 4.2). */
export function breadcrumbSteps({ breadcrumb }: Pick<PageStructure, 'breadcrumb'>, lang: Lang) {
  return breadcrumb.map(({ label, path }) => ({ label, href: localePath(lang, path) }))
}
