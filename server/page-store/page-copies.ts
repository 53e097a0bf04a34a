import { processService } from '../../lib/process/process-service.ts'

/** Copies of finished pages outside this process. No method rejects because of them. */
export interface PageCopies {
  /**
   * Called before Next reads the copy of a page. Takes a newer copy into the page store, and resolves when Next may go on: with a
   * fresh copy, or as the process that renders the page. A refresh waits a few seconds for another process that renders it.
   */
  prepare(key: string, use: { isRefresh: boolean }): Promise<void>
  /** Stores the page that this process has rendered. */
  publish(key: string): Promise<void>
  /** Lets another process render the page: this one has failed. */
  abandon(key: string): Promise<void>
}

const service = processService<PageCopies | undefined>('page-copies', () => undefined)

/** The copies that this process shares with others; `undefined` without them (docs/decisions/0070). */
export const pageCopies = service.get

/** Registers the shared copies of this process. */
export const setPageCopies = service.set
