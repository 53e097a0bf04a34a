'use client'

import { useQuery } from '@tanstack/react-query'
import { usePathname } from 'next/navigation'
import { useCallback, useEffect, useEffectEvent, useId, useState } from 'react'
import { Link } from '#components/ui/link.tsx'
import { queryClient } from '#lib/browser/cart-query.ts'
import { serviceAnswersQuery } from '#lib/browser/service-answers-query.ts'
import { isSuggestible, suggestionsQuery } from '#lib/browser/suggestions-query.ts'
import { helpSubjects } from '#lib/copy/help-subjects.ts'
import { searchCopy } from '#lib/copy/search.ts'
import { suggestionsCopy } from '#lib/copy/suggestions.ts'
import type { Lang } from '#lib/routes/lang.ts'
import type { Conversion } from '#lib/shop/currency.ts'
import { rememberSearch } from './recent-searches.ts'
import { EmptyFieldSearches } from './empty-field-searches.tsx'
import { PopularSearches, resultsAddress } from './popular-searches.tsx'
import { SuggestionOption } from './suggestion-option.tsx'
import styles from './suggestions.module.css'
import { useCombobox } from './use-combobox.ts'

const DEBOUNCE_MS = 250

type SuggestionsProps = {
  input: HTMLInputElement
  lang: Lang
  conversion: Conversion | undefined
  /** The brand's popular searches, separated by commas; '' for none. */
  popular: string
}

/** The suggestions for the text in the search field (spec section 2, App shell). */
export function Suggestions({ input, lang, conversion, popular }: SuggestionsProps) {
  const id = useId()
  const copy = suggestionsCopy[lang]
  const pathname = usePathname()
  // Text typed while this code loaded gets suggestions; the initial value of the page does not.
  const [typed, setTyped] = useState(() => (input.value === input.defaultValue ? '' : input.value.trim()))
  const [debouncedText, setDebouncedText] = useState(typed)
  // The page on which the list opened: a route change closes it.
  const [openPath, setOpenPath] = useState<string | undefined>(
    typed || (input.value === '' && document.activeElement === input) ? pathname : undefined,
  )
  const [active, setActive] = useState(-1)

  useEffect(() => {
    const timer = setTimeout(setDebouncedText, DEBOUNCE_MS, typed)
    return () => clearTimeout(timer)
  }, [typed])

  const { data, isError, isPlaceholderData } = useQuery(suggestionsQuery(lang, debouncedText), queryClient())
  const { data: answers = [] } = useQuery(
    serviceAnswersQuery(lang, debouncedText, helpSubjects[lang]),
    queryClient(),
  )
  const isShown = openPath === pathname && isSuggestible(typed)
  // Until the response for this text arrives, the list shows the products of the previous text.
  const isFresh = typed === debouncedText && !isPlaceholderData
  const instead = (!isError && data?.searchedInstead) || ''
  // As on the results page: answers about service are shown without products that the store found only by searching for other words.
  const products = (!isError && !(instead && answers.length > 0) && data?.products) || []
  const hasNoResults = isFresh && data?.products.length === 0 && answers.length === 0
  // The last option leads to all results, unless there are none.
  const count = hasNoResults ? 0 : answers.length + products.length + 1
  const isOpen = isShown && count > 0
  const isEmptyFieldOpen = openPath === pathname && typed === '' && input.value.trim() === ''

  const optionId = useCallback((index: number) => `${id}-${index}`, [id])
  const close = () => {
    setOpenPath(undefined)
    setActive(-1)
  }
  useCombobox(input, {
    listId: id,
    isOpen,
    active,
    count,
    optionId,
    onType: (value) => {
      setTyped(value.trim())
      setOpenPath(pathname)
      setActive(-1)
    },
    onMove: setActive,
    onToggle: (open) => {
      if (!open) return close()
      setTyped(input.value.trim())
      setOpenPath(pathname)
    },
  })

  const onEmptyFocus = useEffectEvent(() => {
    if (input.value.trim() !== '') return
    setTyped('')
    setOpenPath(pathname)
  })
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isEmptyFieldOpen) return
    close()
    // On phones the same key closes the panel around the field, which shows only this list.
    if (input.closest('[role=dialog]')) return
    event.preventDefault()
    event.stopPropagation()
    // The focus may have been on a search of the list; returning it to the field opens the list again.
    input.focus()
    setOpenPath(undefined)
  })
  useEffect(() => {
    const { form } = input
    const focused = () => onEmptyFocus()
    const pressed = (event: KeyboardEvent) => onEscape(event)
    const sent = () => rememberSearch(input.value)
    input.addEventListener('focus', focused)
    form?.addEventListener('keydown', pressed)
    form?.addEventListener('submit', sent)
    return () => {
      input.removeEventListener('focus', focused)
      form?.removeEventListener('keydown', pressed)
      form?.removeEventListener('submit', sent)
    }
  }, [input])
  const press = () => {
    rememberSearch(typed)
    close()
  }

  const message = () => {
    if (answers.length > 0) return undefined
    if (isError) return navigator.onLine ? copy.failed : copy.offline
    if (products.length > 0) return instead && isFresh ? searchCopy[lang].results(instead) : undefined
    return hasNoResults ? copy.none(debouncedText) : copy.loading
  }
  return (
    <>
      <p role="status" className="visually-hidden">
        {isShown && isFresh ? [message(), ...(count > 1 ? [copy.count(count - 1)] : [])].join(' ') : ''}
      </p>
      {isEmptyFieldOpen && (
        <EmptyFieldSearches lang={lang} popular={popular} input={input} className={styles.panel} />
      )}
      {isShown && (
        // A press must not move the focus out of the field before the click.
        <div className={styles.panel} onMouseDown={(event) => event.preventDefault()}>
          {message() && <p className={styles.line}>{message()}</p>}
          {hasNoResults && !isError && popular ? (
            <div className={styles.instead}>
              <PopularSearches lang={lang} popular={popular} />
            </div>
          ) : null}
          {isOpen && (
            <div role="listbox" id={id} aria-label={copy.list}>
              {answers.map(({ label, href }, index) => (
                <Link
                  key={href}
                  role="option"
                  id={optionId(index)}
                  aria-selected={index === active}
                  tabIndex={-1}
                  href={href}
                  className={styles.answer}
                  onClick={press}
                >
                  {label}
                </Link>
              ))}
              {products.map((product, index) => (
                <SuggestionOption
                  key={product.path}
                  id={optionId(answers.length + index)}
                  product={product}
                  searched={instead || typed}
                  isActive={answers.length + index === active}
                  lang={lang}
                  conversion={conversion}
                  onPress={press}
                />
              ))}
              <a
                role="option"
                id={optionId(count - 1)}
                aria-selected={active === count - 1}
                tabIndex={-1}
                href={resultsAddress(lang, typed)}
                className={styles.all}
                onClick={press}
              >
                {copy.all((isFresh && instead) || typed)}
              </a>
            </div>
          )}
        </div>
      )}
    </>
  )
}
