'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { showAccountLabel } from '#components/ui/account-label.ts'
import { firstInteraction } from '#components/ui/first-interaction.ts'
import { layOutForAnchor } from './full-layout.ts'
import { followLinks } from './follow-links.ts'
import type * as Behavior from './shell-behavior.ts'

/** Without an interaction the behavior loads after this delay, in milliseconds. */
const MAX_DELAY_MS = 1500

let behavior: Promise<typeof Behavior> | undefined

/**
 * At hydration, starts the router's handling of links in shared HTML and the layout that anchors need. Loads shell-behavior.ts at the
 * first interaction or after a delay, and calls it on every route change.
 */
export function LazyShellBehavior() {
  const path = usePathname()
  const router = useRouter()
  useEffect(() => followLinks(router), [router])
  // Labels the account links right away: the cached page cannot, and the poll for the login marker begins later (P21).
  useEffect(() => void showAccountLabel(), [])
  useEffect(() => addEventListener('click', layOutForAnchor, true), [])
  useEffect(() => {
    behavior ??= Promise.race([firstInteraction(), delay()]).then(() => import('./shell-behavior.ts'))
    // If it does not load, the shell still works as plain HTML; the next route change tries again.
    behavior.then(
      ({ onRouteChange }) => onRouteChange(router),
      () => (behavior = undefined),
    )
  }, [path, router])
  return null
}

const delay = () => new Promise((resolve) => setTimeout(resolve, MAX_DELAY_MS))
