'use client'

import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'

import type { ReviewForm } from './review-form.tsx'
import type { PlainFormState } from './plain-form-state.ts'
import type { ReviewSubject } from './use-review-form.ts'

/** Replaces the plain form by the React form, which sends with upload progress, once its `details` element opens. */
export function FormShell({ subject, children }: { subject: ReviewSubject; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  const [loaded, setLoaded] = useState<{ Form: typeof ReviewForm; typed: PlainFormState }>()

  useEffect(() => {
    const node = root.current!
    const details = node.closest('details')
    const load = () => {
      details?.removeEventListener('toggle', load)
      // If the code does not load, the plain form stays.
      Promise.all([import('./review-form.tsx'), import('./plain-form-state.ts')])
        .then(([{ ReviewForm: Form }, { readPlainForm }]) => setLoaded({ Form, typed: readPlainForm(node) }))
        .catch(() => {})
    }
    details?.addEventListener('toggle', load)
    // Not every browser opens `details` for a URL fragment inside of it.
    if (details && location.hash === '#avaliar') details.open = true
    if (details?.open) load()
    return () => details?.removeEventListener('toggle', load)
  }, [])

  return <div ref={root}>{loaded ? <loaded.Form subject={subject} typed={loaded.typed} /> : children}</div>
}
