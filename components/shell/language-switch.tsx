'use client'

import { usePathname } from 'next/navigation'
import { Icon } from '#components/ui/icon.tsx'
import { shellCopy } from '#lib/copy/shell.ts'
import { languageTag, type Lang } from '#lib/routes/lang.ts'
import { barePath, localePath } from '#lib/routes/paths.ts'

/** A link to the same page in the other language (decisions P1). */
export function LanguageSwitch({ lang, className }: { lang: Lang; className?: string | undefined }) {
  // On the server a Portuguese page knows itself by its inner address below /pt; in the browser it does not (T13).
  const path = barePath(usePathname().replace(/^\/pt(?=\/|$)/, '') || '/')
  const other = lang === 'pt' ? 'en' : 'pt'
  const copy = shellCopy[lang]
  return (
    // A page that does not exist is rendered under an address of its own, which the browser replaces by what was asked.
    <a
      suppressHydrationWarning
      href={localePath(other, path)}
      hrefLang={languageTag(other)}
      lang={languageTag(other)}
      aria-label={copy.otherLanguageLabel}
      className={className}
    >
      <Icon name="globe" />
      <span>{copy.otherLanguage}</span>
    </a>
  )
}
