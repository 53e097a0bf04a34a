'use client'

import { useEffect, useLayoutEffect, useRef, type ComponentProps, type MouseEvent } from 'react'
import { closeOutside } from './close-outside.ts'

// The link that was followed last. A list with other params is another route, so React replaces the toolbar and loses its focus and open sheet.
let followed: { label: string | undefined; query: string; sheetTop: number | undefined } | undefined

/**
 * The toolbar's nav element. After a link in it has changed the list, it restores the focus to the same link, or to the drop-down that has
 * it, and opens and scrolls an open sheet as before, so that several filters can be chosen. `query` is that of the list.
 */
export function ToolbarNav({ query, ...props }: ComponentProps<'nav'> & { query: string }) {
  const nav = useRef<HTMLElement>(null)
  // Before the paint, so that the sheet does not flicker.
  useLayoutEffect(() => {
    const toolbar = nav.current!
    const sheet = toolbar.querySelector<HTMLElement>('[popover]')
    restore(toolbar, sheet)
    // Next may first show the list without filters, and the one of the link a moment later (shown-params.tsx).
    if (followed?.query === query) followed = undefined
    return () => {
      // A sheet that the visitor has closed in that moment stays closed.
      if (followed && !sheet?.matches(':popover-open')) followed.sheetTop = undefined
    }
  }, [query])
  useEffect(() => {
    const toolbar = nav.current!
    const sheet = toolbar.querySelector<HTMLElement>('[popover]')
    // From here on this component keeps the sheet open (lib/state/early-sheet.ts).
    if (sheet) sheet.onclick = null
    return closeOutside(toolbar)
  }, [])
  const remember = ({ target, metaKey, ctrlKey, shiftKey }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null
    // With a modifier key the link opens in a new tab or window.
    if (link && !metaKey && !ctrlKey && !shiftKey)
      followed = {
        label: labelOf(link),
        query: new URL(link.href).search,
        sheetTop: link.closest(':popover-open')?.scrollTop,
      }
  }
  return <nav {...props} ref={nav} onClick={remember} />
}

function restore(toolbar: HTMLElement, sheet: HTMLElement | null): void {
  const { label, sheetTop } = followed ?? {}
  if (label === undefined) return
  const link = [...toolbar.querySelectorAll('a')].find((each) => labelOf(each) === label)
  const group = link?.closest('details')
  if (sheetTop !== undefined && sheet && !sheet.matches(':popover-open')) {
    sheet.showPopover()
    if (group) group.open = true
    sheet.scrollTop = sheetTop
  }
  const target = group?.open === false ? group.querySelector('summary') : link
  if (sheetTop !== undefined || document.activeElement === document.body)
    target?.focus({ preventScroll: true })
}

// Without the number of products of a chip, which changes with other filters.
function labelOf({ firstChild }: HTMLElement): string | undefined {
  return firstChild?.textContent ?? undefined
}
