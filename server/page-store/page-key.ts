import { AsyncLocalStorage } from 'node:async_hooks'
import { processService } from '../../lib/process/process-service.ts'

interface Read {
  key?: string
}

// Next's cache handler runs outside of the server's modules, so both meet on globalThis (T10).
const storage = processService('page-key', () => new AsyncLocalStorage<Read>()).get()

/** Runs the handling of a request; `read` receives the key of the copy that Next reads for it. */
export function withPageKey<T>(read: Read, handle: () => T): T {
  return storage.run(read, handle)
}

/** Records which copy Next reads for the current request. */
export function notePageKey(key: string): void {
  const read = storage.getStore()
  if (read) read.key = key
}
