'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { firstInteraction } from '#components/ui/first-interaction.ts'
import type * as Behaviour from './shell-behaviour.ts'

/** How long the page may be left alone before the behaviour comes all the same, in milliseconds. */
const LATEST_MS = 1500

let behaviour: Promise<typeof Behaviour> | undefined

/** Loads what the shell does beyond plain HTML when somebody reaches for the page, and tells it of every new path. */
export function LazyShellBehaviour() {
  const path = usePathname()
  useEffect(() => {
    behaviour ??= Promise.race([firstInteraction(), rest()]).then(() => import('./shell-behaviour.ts'))
    // Without it every part still works as the plain HTML it is.
    behaviour.then(
      ({ onRouteChange }) => onRouteChange(),
      () => (behaviour = undefined),
    )
  }, [path])
  return null
}

const rest = () => new Promise((resolve) => setTimeout(resolve, LATEST_MS))
