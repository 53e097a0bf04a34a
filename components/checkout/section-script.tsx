'use client'

import { useEffect, useRef, useState } from 'react'
import type { Lang } from '#lib/routes/lang.ts'
import { lacksPlace, unfoldTyped } from './address-fold.ts'
import type { SectionBehavior } from './section-behavior.tsx'
import { fillQuotedCep, yieldToAccount } from './quoted-cep.ts'
import { restoreTyped } from './typed-values.ts'

type SectionScriptProps = {
  lang: Lang
  section: 'dados' | 'entrega' | 'opcao'
  /** Whether to fill an empty CEP field with the CEP of the last shipping quote. */
  usesQuotedCep?: boolean
}

/**
 * Restores what was typed before a reload, and loads the form's behavior at its first focus, or at once for a CEP without its city, which
 * it looks up; until then it is a plain post.
 */
export function SectionScript({ lang, section, usesQuotedCep = false }: SectionScriptProps) {
  const anchor = useRef<HTMLSpanElement>(null)
  const [form, setForm] = useState<HTMLFormElement>()
  const [Behavior, setBehavior] = useState<typeof SectionBehavior>()

  useEffect(() => {
    const found = anchor.current?.closest('form')
    if (!found) return
    if (usesQuotedCep) yieldToAccount(found)
    restoreTyped(found, section)
    unfoldTyped(found)
    if (usesQuotedCep) fillQuotedCep(found)
    const load = () => {
      import('./section-behavior.tsx').then(
        (loaded) => {
          setForm(found)
          setBehavior(() => loaded.SectionBehavior)
        },
        // The form stays a plain post; the next focus tries again.
        () => found.addEventListener('focusin', load, { once: true }),
      )
    }
    // A field may have got the focus before this code ran.
    if (lacksPlace(found) || found.contains(document.activeElement)) load()
    else found.addEventListener('focusin', load, { once: true })
    return () => found.removeEventListener('focusin', load)
  }, [section, usesQuotedCep])

  return (
    <>
      <span ref={anchor} hidden />
      {Behavior && form ? (
        <Behavior form={form} lang={lang} section={section} usesQuotedCep={usesQuotedCep} />
      ) : null}
    </>
  )
}
