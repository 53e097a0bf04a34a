'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { firstReach } from '#components/ui/first-reach.ts'
import type * as Behaviour from './shell-behaviour.ts'

/** How long the page may be left alone before the behaviour comes all the same, in milliseconds. */
const LATEST_MS = 1500

let behaviour: Promise<typeof Behaviour> | undefined

/** Loads what the shell does beyond plain HTML when somebody reaches for the page, and tells it of every new path. */
export function ShellIsland() {
  const path = usePathname()
  useEffect(() => {
    behaviour ??= Promise.race([firstReach(), rest()]).then(() => import('./shell-behaviour.ts'))
    // Without it every part still works as the plain HTML it is.
    behaviour.then(
      ({ follow }) => follow(),
      () => (behaviour = undefined),
    )
  }, [path])
  return null
}

const rest = () => new Promise((resolve) => setTimeout(resolve, LATEST_MS))
