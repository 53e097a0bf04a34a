import { BreadcrumbNav } from '#components/ui/breadcrumb.tsx'
import { breadcrumbCopy } from '#lib/copy/breadcrumb.ts'
import { searchCopy } from '#lib/copy/search.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath, paths } from '#lib/routes/paths.ts'
import type { Currency } from '#lib/shop/currency.ts'
import { SEARCH_LENGTH, type SearchState } from '#lib/shop/search.ts'
import { NoResultsDrawing } from './no-results-drawing.tsx'
import { SearchForm } from './search-form.tsx'
import styles from './search-page.module.css'

type SearchHeadProps = { lang: Lang; text: string; outcome: SearchState; english: Currency }

/** The head of the results page: heading, explanation and search form. */
export function SearchHead({ lang, text, outcome, english }: SearchHeadProps) {
  const copy = searchCopy[lang]
  const steps = [
    { label: copy.home, href: localePath(lang, paths.home()) },
    { label: copy.title, href: localePath(lang, paths.search()) },
  ]
  const { heading, explanation } = words(outcome, copy, text)
  return (
    <>
      <BreadcrumbNav label={breadcrumbCopy[lang].label} steps={steps} />
      <header className={styles.top}>
        <div className={styles.head}>
          <h1 className={styles.heading}>{heading}</h1>
          {explanation && <p className={styles.explanation}>{explanation}</p>}
          <SearchForm lang={lang} id="busca-pagina" value={text} english={english} look="page" />
        </div>
        {(outcome === 'none' || outcome === 'long') && <NoResultsDrawing />}
      </header>
    </>
  )
}

function words(outcome: SearchState, copy: (typeof searchCopy)['pt'], text: string) {
  switch (outcome) {
    case 'empty':
      return { heading: copy.emptyHeading, explanation: copy.emptyText }
    case 'long':
      return { heading: copy.longHeading, explanation: copy.longText(SEARCH_LENGTH.most) }
    case 'none':
      return { heading: copy.noneHeading(text), explanation: copy.noneText }
    case 'found':
      return { heading: copy.results(text), explanation: undefined }
  }
}
