'use client'

import { Activity, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { sectionDelay } from './section-delay.ts'

// About a screen, as in app/deferred-sections.css.
const PLACE = { minHeight: '56rem' }
const neverChanges = () => () => {}
const rendersLater = () => sectionDelay()?.isDelayed() ?? false

/**
 * A section that hydrates on its own (docs/decisions/0031). On a page that a link opens, it is rendered after the first screen is
 * painted (docs/decisions/0071); until then an empty element has its anchor.
 */
export function DelayedSection({ id, children }: { id?: string | undefined; children: ReactNode }) {
  // False on the server and during hydration: only a page that a link opens delays its sections.
  const isDelayed = useSyncExternalStore(neverChanges, rendersLater, () => false)
  const [isShown, setIsShown] = useState(!isDelayed)
  useEffect(() => (isShown ? undefined : sectionDelay()?.showLater(() => setIsShown(true))), [isShown])
  return <Activity>{isShown ? children : <div id={id} style={PLACE} />}</Activity>
}
