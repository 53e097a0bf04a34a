'use client'

import { usePathname } from 'next/navigation'
import { Icon } from '#components/ui/icon.tsx'
import type { ShellCopy } from '#lib/copy/shell.ts'
import { languageTag, type Lang } from '#lib/routes/lang.ts'
import { barePath, localePath } from '#lib/routes/paths.ts'

interface LanguageSwitchProps {
  lang: Lang
  /** The other language's name, in that language, and what the link does, told in it too. */
  copy: Pick<ShellCopy, 'otherLanguage' | 'otherLanguageLabel'>
  className?: string | undefined
}

/** A link to the same page in the other language (P1). Its words are props: both languages would weigh more. */
export function LanguageSwitch({ lang, copy, className }: LanguageSwitchProps) {
  // On the server a Portuguese page knows itself by its inner address below /pt; in the browser it does not (T13).
  const path = barePath(usePathname().replace(/^\/pt(?=\/|$)/, '') || '/')
  const other = lang === 'pt' ? 'en' : 'pt'
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
