import { buttonClass } from '#components/ui/button.tsx'
import { classNames } from '#components/ui/class-names.ts'
import { Icon } from '#components/ui/icon.tsx'
import { searchCopy } from '#lib/copy/search.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath, paths } from '#lib/routes/paths.ts'
import { DEFAULT_USD, type Currency } from '#lib/shop/currency.ts'
import styles from './search-form.module.css'
import { SearchField } from './search-field.tsx'

type SearchFormProps = {
  lang: Lang
  /** The id of the input; one for each form of a page. */
  id: string
  /** What was searched for already. */
  value?: string | undefined
  /** How English pages tell prices in the suggestions (P3). */
  english?: Currency | undefined
  /** 'page' is the large one of the results page. */
  look?: 'bar' | 'page' | undefined
  className?: string | undefined
}

/** The search field of the shop: a plain form, with suggestions once somebody is in it (spec section 2, App shell). */
export function SearchForm({
  lang,
  id,
  value,
  english = DEFAULT_USD,
  look = 'bar',
  className,
}: SearchFormProps) {
  const copy = searchCopy[lang]
  const isPage = look === 'page'
  return (
    <form
      role="search"
      aria-label={isPage ? copy.again : copy.site}
      action={localePath(lang, paths.search())}
      method="get"
      className={classNames(styles.form, isPage && styles.page, className)}
      data-print="off"
    >
      <label htmlFor={id} className="visually-hidden">
        {copy.label}
      </label>
      <SearchField
        id={id}
        lang={lang}
        value={value}
        english={lang === 'en' ? english : undefined}
        placeholder={copy.placeholder}
        className={styles.input}
      />
      <button
        type="submit"
        aria-label={isPage ? undefined : copy.submit}
        className={isPage ? buttonClass({}, styles.wide) : styles.submit}
      >
        {isPage ? copy.submit : <Icon name="search" />}
      </button>
    </form>
  )
}
