import { processService } from '../process/process-service.ts'

/** A service of the Node server for the route handlers that invalidate pages: a secret and the page store (T10). */
interface Invalidation {
  /** The token with which this process calls its own POST /api/revalidate: random at every start and never stored. */
  secret: string
  /**
   * Makes the stored pages with one of these tags stale and renders them again, so that a new copy exists before the next visit.
   * `position` is that of the change in the change log, when it is there.
   */
  invalidate(tags: readonly string[], position?: number): void
}

const service = processService<Invalidation | undefined>('invalidation', () => undefined)

/** Returns this process's invalidation service; `undefined` when the process does not serve the shop. */
export const invalidation = service.get

/** Registers the invalidation service of this process. */
export const setInvalidation = service.set

const callbacks = processService('invalidation-callbacks', () => new Set<() => void>())

/** Callbacks that drop other data computed from store responses, such as discovery files, whenever pages are invalidated. */
export const invalidationCallbacks = callbacks.get
