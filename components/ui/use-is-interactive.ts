import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** Whether the page is hydrated; false on the server. For controls that need the script. */
export function useIsInteractive(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
