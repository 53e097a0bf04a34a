import { processService } from '../process/process-service.ts'

/**
 * What the server knows about addresses before a page renders. The server process fills it and middleware reads it
 * (T3, T10).
 */
export interface RouteTable {
  /** Whether the store has a page at this path; true when it cannot be found out, so that the page decides. */
  hasPage(path: string): Promise<boolean>
  /** Whether the page of a known product can begin with a flavour; false when it cannot be found out in time (R52). */
  hasVariant(path: string, id: number): Promise<boolean>
  /** The known page whose address is most like a path that is none, if any is like it (spec section 2, Not-found). */
  nearest(path: string): Promise<string | undefined>
  /** The address outside of the shop that has taken a path over, such as an external checkout (P6). */
  externalUrl(path: string): string | undefined
  /** Whether reviews are looked after here: only then the pages below /moderacao exist. */
  hasModeration(): boolean
  /** Asks the store anew for an address, or for all of them, when it is next wanted. */
  invalidate?(path?: string): void
}

const service = processService<RouteTable | undefined>('route-table', () => undefined)

/** The route table of this process; `undefined` when the process does not serve the shop. */
export const routeTable = service.get

/** Publishes the route table of this process. */
export const setRouteTable = service.set
