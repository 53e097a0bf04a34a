import { setTimeout as sleep } from 'node:timers/promises'

// The first pause is longer than the time for which a failed load is remembered (lib/pages/recent-failures.ts).
const PAUSES_MS = [1100, 1500]

/**
 * Calls `load` again after a failure, at most twice. For calls in the middle of a file: writing the file of a large catalogue
 * takes minutes, and a store that does not respond for a second must not abort the file. Throws the last error.
 */
export async function retrying<T>(load: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES_MS)
    try {
      return await load()
    } catch {
      await sleep(pause)
    }
  return load()
}
