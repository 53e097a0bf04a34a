'use client'

import { FormScript } from '#components/ui/form-script.tsx'
import type { Lang } from '#lib/routes/lang.ts'

/** Loads the code that sends a review to the store by fetch. */
export function StoreReviewScript({ lang }: { lang: Lang }) {
  return (
    <FormScript
      load={async (form) => (await import('./store-review-sending.ts')).enhanceStoreReviewForm(form, lang)}
    />
  )
}
