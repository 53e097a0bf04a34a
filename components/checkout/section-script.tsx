'use client'

import { useEffect, useRef, useState } from 'react'
import type { Lang } from '#lib/routes/lang.ts'
import type { SectionBehaviour } from './section-behaviour.tsx'
import { restoreTyped } from './typed-values.ts'

type SectionScriptProps = { lang: Lang; section: 'dados' | 'entrega' | 'opcao' }

/** Restores what was typed before a reload, and loads the form's behaviour at its first focus; until then it is a plain post. */
export function SectionScript({ lang, section }: SectionScriptProps) {
  const anchor = useRef<HTMLSpanElement>(null)
  const [form, setForm] = useState<HTMLFormElement>()
  const [Behaviour, setBehaviour] = useState<typeof SectionBehaviour>()

  useEffect(() => {
    const found = anchor.current?.closest('form')
    if (!found) return
    restoreTyped(found, section)
    const load = () => {
      import('./section-behaviour.tsx').then(
        (loaded) => {
          setForm(found)
          setBehaviour(() => loaded.SectionBehaviour)
        },
        // The form stays a plain post; the next focus tries again.
        () => found.addEventListener('focusin', load, { once: true }),
      )
    }
    // A field may have got the focus before this code ran.
    if (found.contains(document.activeElement)) load()
    else found.addEventListener('focusin', load, { once: true })
    return () => found.removeEventListener('focusin', load)
  }, [section])

  return (
    <>
      <span ref={anchor} hidden />
      {Behaviour && form ? <Behaviour form={form} lang={lang} section={section} /> : null}
    </>
  )
}
