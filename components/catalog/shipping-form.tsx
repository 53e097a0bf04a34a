'use client'

import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'

import type { Lang } from '#lib/routes/lang.ts'
import type { Currency } from '#lib/shop/currency.ts'

import type { InlineShippingQuote } from './inline-shipping-quote.tsx'

type ShippingFormProps = {
  action: string
  lang: Lang
  english: Currency
  className?: string | undefined
  /** The fields: a form that leads to a page with the answer until the code for one right here has come. */
  children: ReactNode
}

/** A form that wakes at the first focus, or at once for who has asked before on this visit. */
export function ShippingForm({ action, lang, english, className, children }: ShippingFormProps) {
  const [form, setForm] = useState<HTMLFormElement | null>(null)
  const [Answer, setAnswer] = useState<typeof InlineShippingQuote>()
  const [isWanted, setIsWanted] = useState(false)

  useEffect(() => {
    // Offline, say: the form still leads to its page.
    if (isWanted || hasAsked())
      import('./inline-shipping-quote.tsx').then(
        (loaded) => setAnswer(() => loaded.InlineShippingQuote),
        () => setIsWanted(false),
      )
  }, [isWanted])

  return (
    <form
      ref={setForm}
      action={action}
      data-print="off"
      className={className}
      onFocus={() => setIsWanted(true)}
    >
      {children}
      {Answer && form ? <Answer form={form} lang={lang} english={english} /> : null}
    </form>
  )
}

function hasAsked() {
  try {
    return sessionStorage.getItem('cep')
  } catch {
    return null
  }
}
