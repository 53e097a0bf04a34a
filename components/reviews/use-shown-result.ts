import { useEffect, useRef, type RefObject } from 'react'

/**
 * Returns a function that lets the page scroll, once the list of the new filter is there, as little as shows its first card, or the
 * line that says that there is none: on a phone the list is below the bars that filter it. The page scrolls as its styles say.
 */
export function useShownResult(root: RefObject<HTMLElement | null>, isShown: boolean, changes: number) {
  const isWanted = useRef(false)
  useEffect(() => {
    if (!isShown || !isWanted.current) return
    isWanted.current = false
    const result =
      root.current?.querySelector('li[id]') ?? root.current?.querySelector('[data-part=filtered]')
    result?.scrollIntoView({ block: 'nearest' })
  }, [root, isShown, changes])
  return () => {
    isWanted.current = true
  }
}
