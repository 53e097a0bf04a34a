import type { Company } from '#lib/config/company.ts'
import { shellCopy } from '#lib/copy/shell.ts'
import type { Lang } from '#lib/routes/lang.ts'

/** Links to the company's other sites, if the company file has them: order tracking, subscription club, blog (spec section 2). */
export function externalLinks(lang: Lang, { tracking, club, blog }: Company['links']) {
  const copy = shellCopy[lang]
  return [
    { label: copy.tracking, url: tracking },
    { label: copy.club, url: club },
    { label: copy.blog, url: blog },
  ].flatMap(({ label, url }) => (url ? [{ label, url }] : []))
}
