'use client'

import { FormScript } from '#components/ui/form-script.tsx'
import type { Lang } from '#lib/routes/lang.ts'

/** Loads the code that sends the notify form by fetch. */
export function NotifyScript({ lang }: { lang: Lang }) {
  return (
    <FormScript load={async (form) => (await import('./request-sending.ts')).enhanceNotifyForm(form, lang)} />
  )
}

/** Loads the code that sends the quote form by fetch. */
export function QuoteScript({ lang }: { lang: Lang }) {
  return (
    <FormScript load={async (form) => (await import('./request-sending.ts')).enhanceQuoteForm(form, lang)} />
  )
}
