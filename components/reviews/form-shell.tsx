'use client'

import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'

import type { ReviewForm } from './review-form.tsx'
import type { Typed } from './typed-so-far.ts'
import type { ReviewSubject } from './use-review-form.ts'

/** Replaces the plain form by the React form, which sends by fetch, once its `details` element opens. */
export function FormShell({ subject, children }: { subject: ReviewSubject; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  const [live, setLive] = useState<{ Form: typeof ReviewForm; typed: Typed }>()

  useEffect(() => {
    const node = root.current!
    const details = node.closest('details')
    const load = () => {
      details?.removeEventListener('toggle', load)
      // Without the code it stays a plain form.
      Promise.all([import('./review-form.tsx'), import('./typed-so-far.ts')])
        .then(([{ ReviewForm: Form }, { typedSoFar }]) => setLive({ Form, typed: typedSoFar(node) }))
        .catch(() => {})
    }
    details?.addEventListener('toggle', load)
    // Not every browser opens `details` for a fragment inside.
    if (details && location.hash === '#avaliar') details.open = true
    if (details?.open) load()
    return () => details?.removeEventListener('toggle', load)
  }, [])

  return <div ref={root}>{live ? <live.Form subject={subject} typed={live.typed} /> : children}</div>
}
