import { AsyncLocalStorage } from 'node:async_hooks'
import { processService } from '../process/process-service.ts'

/** Data collected while Next handles one request for a page. */
export interface PageRender {
  /** The key of the stored copy that Next reads. */
  key?: string
  /** The tags of the data that the page shows. */
  tags: Set<string>
  /** Whether the request is one of the server's own, which renders a stored page again. */
  isRefresh?: boolean
  /** Whether Next gets a stale copy as a fresh one, because the server itself has it rendered again. */
  acceptsStale?: boolean
  /** The error that ended the render. */
  error?: unknown
}

const storage = processService('page-render', () => new AsyncLocalStorage<PageRender>()).get()

/**
 * Runs `handle` with `render` as the current render. Next passes a finished page to its cache, and an error to its error hook,
 * within the asynchronous context of the request that the page is rendered for (docs/decisions/0058).
 */
export function withPageRender<T>(render: PageRender, handle: () => T): T {
  return storage.run(render, handle)
}

/** The render of the request that is being handled; `undefined` outside of one. */
export function currentRender(): PageRender | undefined {
  return storage.getStore()
}

/** Adds the tags of data that the page shows to its current render (lib/cache-tags.ts). */
export function tagPage(...tags: readonly string[]): void {
  const render = storage.getStore()
  if (render) for (const tag of tags) render.tags.add(tag)
}
