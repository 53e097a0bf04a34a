import { buttonClass } from '#components/ui/button.tsx'
import { classNames } from '#components/ui/class-names.ts'
import { Icon } from '#components/ui/icon.tsx'
import { searchCopy } from '#lib/copy/search.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath, paths } from '#lib/routes/paths.ts'
import type { Conversion } from '#lib/shop/currency.ts'
import styles from './search-form.module.css'
import { SearchField } from './search-field.tsx'

type SearchFormProps = {
  lang: Lang
  /** The id of the input, unique on the page. */
  id: string
  /** The current search text. */
  value?: string | undefined
  /** The currency of the additional approximate prices in suggestions on English pages (P3). */
  conversion?: Conversion | undefined
  /** The brand's popular searches, separated by commas. */
  popular?: string | undefined
  /** 'page' is the large form of the results page. */
  variant?: 'bar' | 'page' | undefined
  className?: string | undefined
}

/** The search form: a plain form, with suggestions when its field has the focus (spec section 2, App shell). */
export function SearchForm({
  lang,
  id,
  value,
  conversion,
  popular,
  variant = 'bar',
  className,
}: SearchFormProps) {
  const copy = searchCopy[lang]
  const isPage = variant === 'page'
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
        conversion={lang === 'en' ? conversion : undefined}
        {...(popular && { popular })}
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
