'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import type * as Visit from './visit.ts'

/** The delay of all events after hydration, in milliseconds (spec section 9, P10). */
const DELAY_MS = 1000

let visit: Promise<typeof Visit> | undefined

/** Loads visit.ts after the delay, and calls it on every route change. */
export function LazyAnalytics() {
  const path = usePathname()
  useEffect(() => {
    visit ??= new Promise((resolve) => setTimeout(resolve, DELAY_MS)).then(() => import('./visit.ts'))
    visit.then(
      ({ trackRoute }) => trackRoute(),
      () => (visit = undefined),
    )
  }, [path])
  return null
}
