'use client'

import { lazy, Suspense } from 'react'

// Every page carries the code of this screen; almost nobody ever sees it, so it comes when it is needed.
const NotFoundScreen = lazy(() => import('./not-found-screen.tsx'))

/** The not-found screen of a page that turns out not to exist while it renders. */
export function LazyNotFound() {
  return (
    <Suspense>
      <NotFoundScreen />
    </Suspense>
  )
}
