'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import type * as TrackRoute from './track-route.ts'

/** The delay of all events after hydration, in milliseconds (spec section 9, P10). */
const DELAY_MS = 1000

let loading: Promise<typeof TrackRoute> | undefined

/** Loads track-route.ts after the delay, and calls trackRoute() on every route change. */
export function LazyAnalytics() {
  const path = usePathname()
  useEffect(() => {
    loading ??= new Promise((resolve) => setTimeout(resolve, DELAY_MS)).then(() => import('./track-route.ts'))
    loading.then(
      ({ trackRoute }) => trackRoute(),
      () => (loading = undefined),
    )
  }, [path])
  return null
}
