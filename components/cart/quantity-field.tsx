'use client'

import type { ComponentProps, FocusEvent } from 'react'

/**
 * The number field of a plain form, which it sends when a visitor who has typed another number taps elsewhere. Not when the focus goes
 * to another control: a keyboard would lose its place in the page, and a button of the form sends the number itself.
 */
export function QuantityField(props: Omit<ComponentProps<'input'>, 'onBlur'>) {
  const send = ({ target, relatedTarget }: FocusEvent<HTMLInputElement>) => {
    const isChanged = target.value !== target.defaultValue
    if (isChanged && !relatedTarget && document.hasFocus() && target.validity.valid)
      target.form?.requestSubmit()
  }
  return <input {...props} onBlur={send} />
}
