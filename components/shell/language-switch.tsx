'use client'

import { usePathname } from 'next/navigation'
import { Icon } from '#components/ui/icon.tsx'
import type { ShellCopy } from '#lib/copy/shell.ts'
import { languageTag, type Lang } from '#lib/routes/lang.ts'
import { barePath, localePath } from '#lib/routes/paths.ts'

interface LanguageSwitchProps {
  lang: Lang
  /** The name of the other language and the label of the link, both in that language. */
  copy: Pick<ShellCopy, 'otherLanguage' | 'otherLanguageLabel'>
  className?: string | undefined
}

/** A link to the same page in the other language (P1). Its texts are props, so that the client bundle contains no interface texts. */
export function LanguageSwitch({ lang, copy, className }: LanguageSwitchProps) {
  // On the server the path of a Portuguese page is the rewritten one, below /pt; in the browser it has no prefix (T13).
  const path = barePath(usePathname().replace(/^\/pt(?=\/|$)/, '') || '/')
  const other = lang === 'pt' ? 'en' : 'pt'
  return (
    // A not-found page is rendered at its own path; the browser has the requested path, so the links differ.
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
