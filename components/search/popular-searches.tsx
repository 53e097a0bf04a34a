import { suggestionsCopy } from '#lib/copy/suggestions.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath, paths } from '#lib/routes/paths.ts'
import chip from '#components/ui/chip.module.css'
import styles from './empty-field-searches.module.css'

type PopularSearchesProps = {
  lang: Lang
  /** The brand's popular searches, separated by commas. */
  popular: string
}

/** The results page of a search. */
export const resultsAddress = (lang: Lang, text: string) =>
  `${localePath(lang, paths.search())}?${new URLSearchParams({ busca: text })}`

/** The brand's popular searches as links; nothing without any. */
export function PopularSearches({ lang, popular }: PopularSearchesProps) {
  if (!popular) return null
  const title = suggestionsCopy[lang].popular
  return (
    <div role="group" aria-label={title}>
      <p aria-hidden="true" className={styles.title}>
        {title}
      </p>
      <p className={styles.popular}>
        {popular.split(',').map((text) => (
          <a key={text} href={resultsAddress(lang, text.trim())} className={chip.chip}>
            {text.trim()}
          </a>
        ))}
      </p>
    </div>
  )
}
