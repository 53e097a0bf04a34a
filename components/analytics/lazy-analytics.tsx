'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import type * as Visit from './visit.ts'

/** How long events wait for the page to be there first, in milliseconds (spec section 9, P10). */
const DELAY_MS = 1000

let visit: Promise<typeof Visit> | undefined

/** Loads what counts visits once the page is there, and tells it of every new path. */
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
