'use client'

import { FormScript } from '#components/ui/form-script.tsx'
import type { Lang } from '#lib/routes/lang.ts'

/** Loads the code that sends the question form by fetch. */
export function QuestionScript({ lang }: { lang: Lang }) {
  return (
    <FormScript
      load={async (form) => (await import('./question-sending.ts')).enhanceQuestionForm(form, lang)}
    />
  )
}
