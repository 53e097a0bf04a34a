'use client'

import { useState } from 'react'
import { classNames } from '#components/ui/class-names.ts'
import { IconButton } from '#components/ui/icon-button.tsx'
import { suggestionsCopy } from '#lib/copy/suggestions.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { PopularSearches, resultsAddress } from './popular-searches.tsx'
import { forgetSearch, recentSearches } from './recent-searches.ts'
import styles from './empty-field-searches.module.css'

type EmptyFieldSearchesProps = {
  lang: Lang
  /** The brand's popular searches, separated by commas. */
  popular: string
  /** Gets the focus when a recent search has been removed. */
  input: HTMLInputElement
  className: string | undefined
}

/** Recent and popular searches, shown while the search field is empty; nothing without either. */
export function EmptyFieldSearches({ lang, popular, input, className }: EmptyFieldSearchesProps) {
  const copy = suggestionsCopy[lang]
  const [recent, setRecent] = useState(recentSearches)
  const forget = (text: string) => {
    forgetSearch(text)
    setRecent(recentSearches())
    input.focus()
  }
  if (recent.length === 0 && !popular) return null
  return (
    // A press must not move the focus out of the field before the click.
    <div className={classNames(className, styles.searches)} onMouseDown={(event) => event.preventDefault()}>
      {recent.length > 0 ? (
        <div role="group" aria-label={copy.recent}>
          <p aria-hidden="true" className={styles.title}>
            {copy.recent}
          </p>
          {recent.map((text) => (
            <p key={text} className={styles.recent}>
              <a href={resultsAddress(lang, text)}>{text}</a>
              <IconButton icon="close" size="small" label={copy.forget(text)} onClick={() => forget(text)} />
            </p>
          ))}
        </div>
      ) : null}
      <PopularSearches lang={lang} popular={popular} />
    </div>
  )
}
