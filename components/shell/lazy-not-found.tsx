'use client'

import { lazy, Suspense } from 'react'

// Every page could need this screen, but very few visitors see it: its code loads on demand.
const NotFoundScreen = lazy(() => import('./not-found-screen.tsx'))

/** The not-found screen for a page that turns out to be missing while it renders in the browser. */
export function LazyNotFound() {
  return (
    <Suspense>
      <NotFoundScreen />
    </Suspense>
  )
}
