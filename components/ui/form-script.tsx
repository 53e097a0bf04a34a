'use client'

import { useEffect, useEffectEvent, useRef } from 'react'

/** Loads the script of the surrounding form when the form first gets the focus; until then the form is a plain post. */
export function FormScript({ load }: { load: (form: HTMLFormElement) => Promise<void> }) {
  const anchor = useRef<HTMLSpanElement>(null)
  const start = useEffectEvent((form: HTMLFormElement) => void load(form).catch(() => {}))
  useEffect(() => {
    const form = anchor.current?.closest('form')
    const onFocus = () => start(form!)
    // A field may have got the focus before this code ran.
    if (form?.contains(document.activeElement)) onFocus()
    else form?.addEventListener('focusin', onFocus, { once: true })
    return () => form?.removeEventListener('focusin', onFocus)
  }, [])
  return <span ref={anchor} hidden />
}
