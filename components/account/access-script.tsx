'use client'

import { FormScript } from '#components/ui/form-script.tsx'
import type { Lang } from '#lib/routes/lang.ts'

/** Loads the code that validates a sign-in or sign-up form before the browser posts it. */
export function AccessScript({ lang, form }: { lang: Lang; form: 'signIn' | 'signUp' }) {
  return (
    <FormScript
      load={async (node) => (await import('./access-validation.ts')).enhanceAccessForm(node, lang, form)}
    />
  )
}
