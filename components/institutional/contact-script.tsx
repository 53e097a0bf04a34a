'use client'

import { FormScript } from '#components/ui/form-script.tsx'
import type { Lang } from '#lib/routes/lang.ts'

/** Loads the code that sends the contact form by fetch. */
export function ContactScript({ lang }: { lang: Lang }) {
  return (
    <FormScript
      load={async (form) => (await import('./contact-sending.ts')).enhanceContactForm(form, lang)}
    />
  )
}
