import { BreadcrumbNav } from '#components/ui/breadcrumb.tsx'
import { Drawing, paint } from '#components/ui/drawing.tsx'
import { breadcrumbCopy } from '#lib/copy/breadcrumb.ts'
import { searchCopy } from '#lib/copy/search.ts'
import { widenedSearchCopy } from '#lib/copy/widened-search.ts'
import type { SearchTexts } from '#lib/content/search-texts.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath, paths } from '#lib/routes/paths.ts'
import type { Conversion } from '#lib/shop/currency.ts'
import { SEARCH_LENGTH, type SearchState } from '#lib/shop/search.ts'
import { ForgetSearch } from './forget-search.tsx'
import { SearchForm } from './search-form.tsx'
import styles from './search-page.module.css'
import { TextInHeader } from './text-in-header.tsx'

type SearchHeadProps = {
  lang: Lang
  text: string
  state: SearchState
  words: SearchTexts
  /** What the store searched instead of the text, if it says so. */
  instead: string | undefined
  conversion: Conversion | undefined
}

/** The head of the results page: heading, explanation and search form; beside results only where the header has no field. */
export function SearchHead({ lang, text, state, words, instead, conversion }: SearchHeadProps) {
  const copy = searchCopy[lang]
  const steps = [
    { label: copy.home, href: localePath(lang, paths.home()) },
    { label: copy.title, href: localePath(lang, paths.search()) },
  ]
  const { heading, explanation = instead && widenedSearchCopy[lang].note(text) } = headText(
    state,
    copy,
    words,
    text,
    instead,
  )
  const foundNothing = state === 'no-results' || state === 'long'
  return (
    <>
      <BreadcrumbNav label={breadcrumbCopy[lang].label} steps={steps} />
      <header className={styles.top}>
        <div className={styles.head}>
          <h1 className={styles.heading}>{heading}</h1>
          {explanation && <p className={styles.explanation}>{explanation}</p>}
          <SearchForm
            lang={lang}
            id="busca-pagina"
            value={text}
            conversion={conversion}
            variant="page"
            className={state === 'found' || state === 'service' ? styles.repeated : undefined}
          />
          <TextInHeader text={text} />
          {foundNothing && <ForgetSearch text={text} />}
        </div>
        {foundNothing && <NoResultsDrawing />}
      </header>
    </>
  )
}

function headText(
  state: SearchState,
  copy: (typeof searchCopy)['pt'],
  words: SearchTexts,
  text: string,
  instead = text,
) {
  switch (state) {
    case 'no-text':
      return { heading: copy.emptyHeading, explanation: words.empty }
    case 'long':
      return { heading: copy.longHeading, explanation: `${copy.longText(SEARCH_LENGTH.max)} ${words.long}` }
    case 'no-results':
      return { heading: copy.noneHeading(text), explanation: words.none }
    case 'answered':
      return { heading: copy.answersHeading(text), explanation: copy.answersText }
    case 'service':
    case 'found':
      return { heading: copy.results(instead), explanation: undefined }
  }
}

// The illustration of a search without results: a lens over the outline of a fruit.
function NoResultsDrawing() {
  return (
    <Drawing>
      <circle className={paint.coral} cx="91" cy="77" r="35" />
      <circle className={paint.white} cx="95" cy="73" r="29" />
      <path className={paint.dashed} d="M112 77a17 17 0 1 1-17-17c9 0 17 8 17 17z" />
      <path d="M95 59c0-6 2-9 6-11M94 58c-8 1-13-3-14-10 8-2 13 3 14 10z" />
      <circle cx="95" cy="73" r="36" />
      <path d="m121 98 7 7M126 109l8-8 21 21c5 5-3 13-8 8z" />
    </Drawing>
  )
}
