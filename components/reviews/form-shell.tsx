'use client'

import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'

import type { ReviewForm } from './review-form.tsx'
import type { Typed } from './typed-so-far.ts'
import type { ReviewSubject } from './use-review-form.ts'

/** Puts the form that sends without leaving the page in the place of the plain one, once that is opened. */
export function FormShell({ subject, children }: { subject: ReviewSubject; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  const [live, setLive] = useState<{ Form: typeof ReviewForm; typed: Typed }>()

  useEffect(() => {
    const node = root.current!
    const details = node.closest('details')
    const load = () => {
      details?.removeEventListener('toggle', load)
      // When the code does not arrive the form is a plain one.
      Promise.all([import('./review-form.tsx'), import('./typed-so-far.ts')])
        .then(([{ ReviewForm: Form }, { typedSoFar }]) => setLive({ Form, typed: typedSoFar(node) }))
        .catch(() => {})
    }
    details?.addEventListener('toggle', load)
    // Not every browser opens what its address leads into.
    if (details && location.hash === '#avaliar') details.open = true
    if (details?.open) load()
    return () => details?.removeEventListener('toggle', load)
  }, [])

  return <div ref={root}>{live ? <live.Form subject={subject} typed={live.typed} /> : children}</div>
}
