'use client'

import type { FormEvent } from 'react'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath, paths } from '#lib/routes/paths.ts'

type CardFormProps = {
  /** The id by which the buttons of the cards belong to this form. */
  id: string
  lang: Lang
}

/** The form of all buy buttons on a page. With JavaScript a script, loaded at the first press, adds the product; otherwise the browser posts the form (T21). */
export function CardForm({ id, lang }: CardFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent
    if (!(submitter instanceof HTMLButtonElement)) return
    event.preventDefault()
    const form = event.currentTarget
    import('./buy-from-card.ts').then(
      ({ buyFromCard }) => buyFromCard(submitter, lang),
      // The code did not load: the browser posts the form.
      () => {
        form.append(
          Object.assign(document.createElement('input'), { type: 'hidden', ...nameAndValue(submitter) }),
        )
        form.submit()
      },
    )
  }
  return <form id={id} method="post" action={localePath(lang, paths.cartAdd())} onSubmit={submit} hidden />
}

const nameAndValue = ({ name, value }: HTMLButtonElement) => ({ name, value })
