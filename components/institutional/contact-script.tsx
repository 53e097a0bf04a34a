'use client'

import { useEffect, useRef } from 'react'
import type { Lang } from '#lib/routes/lang.ts'

/** Loads what lets the form around it be sent without leaving the page, once somebody reaches for it. */
export function ContactScript({ lang }: { lang: Lang }) {
  const anchor = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const form = anchor.current?.closest('form')
    // When the code does not arrive the form is a plain one, as without JavaScript.
    const load = () =>
      void import('./contact-sending.ts').then(({ serveForm }) => serveForm(form!, lang)).catch(() => {})
    form?.addEventListener('focusin', load, { once: true })
    return () => form?.removeEventListener('focusin', load)
  }, [lang])
  return <span ref={anchor} hidden />
}
