'use client'

import type { ComponentProps, FocusEvent } from 'react'

/** The number field of a plain form, which sends it when the visitor leaves another number in it; an empty field gets its number back. */
export function QuantityField(props: Omit<ComponentProps<'input'>, 'onBlur' | 'onInput'>) {
  const leave = ({ target }: FocusEvent<HTMLInputElement>) => {
    const isChanged = target.value !== target.defaultValue
    // A reset field shows every later quantity, one with a value set by a script or a visitor only that value.
    if (!isChanged || !target.validity.valid) target.form?.reset()
    else if (document.hasFocus()) target.form?.requestSubmit()
  }
  return <input {...props} onBlur={leave} />
}
