'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { storedPostalCode } from '#lib/browser/quoted-postal-code.ts'
import type { Lang } from '#lib/routes/lang.ts'
import type { Conversion } from '#lib/shop/currency.ts'
import type { InlineShippingQuote } from './inline-shipping-quote.tsx'

type ShippingFormProps = {
  action: string
  lang: Lang
  conversion: Conversion | undefined
  className?: string | undefined
  /** The name of the attribute to choose before a quote; absent for a product without variations. */
  choiceName?: string | undefined
  /** The fields. Until the inline quote has loaded, the form leads to a page with the quote. */
  children: ReactNode
}

/**
 * Loads the inline quote at the first focus, or at once if a CEP is stored from an earlier quote. A form that is sent meanwhile waits
 * for it.
 */
export function ShippingForm({
  action,
  lang,
  conversion,
  className,
  choiceName,
  children,
}: ShippingFormProps) {
  const [form, setForm] = useState<HTMLFormElement | null>(null)
  const [Quote, setQuote] = useState<typeof InlineShippingQuote>()
  const [isRequested, setIsRequested] = useState(false)
  const isHeld = useRef(false)

  useEffect(() => {
    // If the code does not load, the form still leads to its page.
    if (isRequested || storedPostalCode() !== '')
      import('./inline-shipping-quote.tsx').then(
        (loaded) => setQuote(() => loaded.InlineShippingQuote),
        () => {
          setIsRequested(false)
          if (isHeld.current) form?.submit()
        },
      )
  }, [isRequested, form])
  useEffect(() => {
    if (Quote && isHeld.current) form?.requestSubmit()
  }, [Quote, form])

  return (
    <form
      ref={setForm}
      action={action}
      data-print="off"
      className={className}
      onFocus={() => setIsRequested(true)}
      onSubmit={(event) => {
        if (Quote) return
        event.preventDefault()
        isHeld.current = true
        setIsRequested(true)
      }}
    >
      {children}
      {Quote && form ? (
        <Quote form={form} lang={lang} conversion={conversion} choiceName={choiceName} />
      ) : null}
    </form>
  )
}
