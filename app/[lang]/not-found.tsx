'use client'

import { lazy, Suspense } from 'react'

// Every page carries the code of this screen; almost nobody ever sees it, so it comes when it is needed.
const VanishedScreen = lazy(() => import('#components/shell/vanished-screen.tsx'))

/** For a page that vanished from the store between the middleware's look and its rendering (decisions T3). */
export default function VanishedPage() {
  return (
    <Suspense>
      <VanishedScreen />
    </Suspense>
  )
}
