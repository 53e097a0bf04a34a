'use client'

import { useState } from 'react'
import { afterPaint } from '#components/ui/after-paint.ts'
import type { Lang } from '#lib/routes/lang.ts'
import type { Conversion } from '#lib/shop/currency.ts'
import type { Suggestions } from './suggestions.tsx'

type SearchFieldProps = {
  id: string
  lang: Lang
  value: string | undefined
  /** The currency of the additional approximate prices; undefined for prices in reais only. */
  conversion: Conversion | undefined
  /** The brand's popular searches, separated by commas. */
  popular?: string | undefined
  placeholder: string
  className: string | undefined
}

/** The input of a search form; the code of the suggestions loads at the first focus. */
export function SearchField({ lang, conversion, value, popular = '', ...rest }: SearchFieldProps) {
  const [loaded, setLoaded] = useState<{ Suggestions: typeof Suggestions; input: HTMLInputElement }>()
  return (
    <>
      <input
        {...rest}
        type="search"
        name="busca"
        defaultValue={value}
        onFocus={({ currentTarget: input }) =>
          // If the code does not load, the form still searches.
          afterPaint(() => import('./suggestions.tsx')).then(
            ({ Suggestions }) => setLoaded({ Suggestions, input }),
            () => {},
          )
        }
      />
      {loaded && (
        <loaded.Suggestions input={loaded.input} lang={lang} conversion={conversion} popular={popular} />
      )}
    </>
  )
}
