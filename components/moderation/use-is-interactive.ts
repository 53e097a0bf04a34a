import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the page's script runs: what needs it is not shown before. */
export function useIsInteractive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
