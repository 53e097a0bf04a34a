import type { MenuItem } from '#lib/client/store/menus.ts'
import type { Company } from '#lib/config/company.ts'
import { shellCopy } from '#lib/copy/shell.ts'
import type { Lang } from '#lib/routes/lang.ts'

/** Links for following an order and to the company's other sites, if they exist: subscription club, blog (spec section 2). */
export function furtherLinks(lang: Lang, { tracking, club, blog }: Company['links']) {
  const copy = shellCopy[lang]
  return [
    { label: copy.tracking, url: tracking },
    { label: copy.club, url: club },
    { label: copy.blog, url: blog },
  ].flatMap(({ label, url }): MenuItem[] =>
    url ? [{ label, ...(url.startsWith('/') ? { path: url } : { url }), items: [] }] : [],
  )
}
