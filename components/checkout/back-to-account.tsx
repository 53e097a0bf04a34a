import { Icon } from '#components/ui/icon.tsx'
import { Link } from '#components/ui/link.tsx'
import { shellCopy } from '#lib/copy/shell.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath, paths } from '#lib/routes/paths.ts'
import sheet from './sheet.module.css'

/** The link from a page of an account to the account's first page, above the heading. */
export function BackToAccount({ lang }: { lang: Lang }) {
  return (
    <Link href={localePath(lang, paths.access())} className={sheet.back}>
      <Icon name="chevron" size="small" />
      {shellCopy[lang].account}
    </Link>
  )
}
