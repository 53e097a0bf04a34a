import { setTimeout as sleep } from 'node:timers/promises'
import { fetch } from 'undici'
import { cacheTags } from '../../lib/cache-tags.ts'
import { Circuit } from '../upstream/circuit.ts'
import { createPurgeRequest, KEYS_PER_CALL, type PurgeRequest } from './purge-request.ts'
import { surrogateKey } from './surrogate-keys.ts'

const DEADLINE_MS = 2000
// How long a purge waits for the new copies, so that the CDN does not fetch the old ones again.
const WAIT_FOR_PAGES_MS = 3000
const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 10_000
// Older keys are given up: the copies at the CDN have been replaced by then (server/cdn/edge-headers.ts).
const MAX_AGE_MS = 120_000
const MAX_KEYS = 1000

/** When a key was added last. */
interface Added {
  at: number
}

interface Options {
  /** Resolves when the invalidated pages have been rendered again. */
  pagesReady: () => Promise<void>
  now?: () => number
  /** Waits some milliseconds; tests shorten it. */
  pause?: (ms: number) => Promise<unknown>
}

/** Tells the purge API of a CDN which pages have changed (docs/decisions/0073). */
export interface CdnPurge {
  /** Purges the pages with these tags, as soon as their new copies exist. Failed calls are repeated in the background. */
  add(tags: readonly string[]): void
  /** Resolves when every purge is sent or given up. */
  settled(): Promise<void>
  /** Waits for purges that are not sent yet, not longer than one call may take. */
  close(): Promise<void>
}

/** Creates the purge for the CDN whose purge API has this address (`EDGE_HEADERS`, docs/settings.md). */
export function createCdnPurge(
  address: string,
  { pagesReady, now = Date.now, pause = (ms) => sleep(ms, undefined, { ref: false }) }: Options,
): CdnPurge {
  const requestFor = createPurgeRequest(address)
  const circuit = new Circuit(now)
  const pending = new Map<string, Added>()
  let work: Promise<void> | undefined
  let failures = 0

  async function sendAll() {
    await Promise.race([pagesReady(), pause(WAIT_FOR_PAGES_MS)])
    while (pending.size > 0) {
      const batch = [...pending].slice(0, KEYS_PER_CALL)
      const wait = circuit.passes ? await attempt(batch) : LONGEST_PAUSE_MS
      if (wait > 0) await pause(wait)
      for (const [key, { at }] of pending) if (now() - at > MAX_AGE_MS) pending.delete(key)
    }
    failures = 0
  }

  // Returns the time until the next attempt.
  async function attempt(batch: [key: string, added: Added][]): Promise<number> {
    circuit.begin()
    try {
      await call(requestFor(batch.map(([key]) => key)))
    } catch (error) {
      circuit.fail()
      failures++
      if (failures === 1) console.warn('purge:', String(error))
      return Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS)
    }
    circuit.succeed()
    failures = 0
    // A key that was added again meanwhile is sent again.
    for (const [key, added] of batch) if (pending.get(key) === added) pending.delete(key)
    return 0
  }

  function start() {
    work ??= sendAll().finally(() => {
      work = undefined
      if (pending.size > 0) start()
    })
  }

  return {
    add(tags) {
      for (const tag of tags) pending.set(surrogateKey(tag), { at: now() })
      // With that many keys everything is purged: every page has the tag of the settings.
      if (pending.size > MAX_KEYS) {
        pending.clear()
        pending.set(cacheTags.settings, { at: now() })
      }
      start()
    },
    settled: async () => work,
    close: async () => void (await Promise.race([work, sleep(DEADLINE_MS, undefined, { ref: false })])),
  }
}

async function call({ url, ...init }: PurgeRequest): Promise<void> {
  const response = await fetch(url, {
    ...init,
    redirect: 'error',
    signal: AbortSignal.timeout(DEADLINE_MS),
  })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`the purge API responded with ${response.status}`)
}
