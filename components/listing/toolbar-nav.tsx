'use client'

import { useEffect, useRef, type ComponentProps, type MouseEvent } from 'react'

// The text of the link that was followed last. A list with other params is another route, so React replaces the toolbar and its focus is lost.
let followed: string | undefined

/** The toolbar's nav element: after a link in it has changed the list, the same link has the focus again. */
export function ToolbarNav(props: ComponentProps<'nav'>) {
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    const links = [...nav.current!.querySelectorAll('a')]
    const same = links.find((link) => labelOf(link) === followed)
    followed = undefined
    if (document.activeElement === document.body) same?.focus({ preventScroll: true })
  }, [])
  const remember = ({ target, metaKey, ctrlKey, shiftKey }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null
    // With a modifier key the link opens in a new tab or window.
    if (link && !metaKey && !ctrlKey && !shiftKey) followed = labelOf(link)
  }
  return <nav {...props} ref={nav} onClick={remember} />
}

// Without the number of products of a chip, which changes with other filters.
function labelOf({ firstChild }: HTMLElement): string | undefined {
  return firstChild?.textContent ?? undefined
}
