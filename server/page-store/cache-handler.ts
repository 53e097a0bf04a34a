import { LRUCache } from 'lru-cache'
import { processService } from '../../lib/process/process-service.ts'
import { currentRender } from '../../lib/host/page-render.ts'
import { pageCopies } from './page-copies.ts'
import { COPY_HEADER, pageStore } from './page-store.ts'
import type { Lifetime, NextPage } from './stored-page.ts'

/** A stored response of a route handler, or null for a path that Next found to be missing. */
interface OtherEntry {
  value: { kind: string; body?: Buffer } | null
  lastModified: number
  cacheControl: Lifetime | undefined
}

interface Context {
  fetchCache?: boolean
  cacheControl?: Lifetime
}

const others = processService(
  'page-store-others',
  () =>
    new LRUCache<string, OtherEntry>({
      maxSize: 16 * 1024 * 1024,
      sizeCalculation: ({ value }) => (value?.body?.length ?? 0) + 512,
    }),
)

/**
 * Next's cache handler (`cacheHandler` in next.config.mjs). Next creates one per request and passes it every finished page; all
 * of them share the page store of the process. Responses of `fetch` are not cached: pages are (T15).
 */
export default class PageCacheHandler {
  async get(key: string) {
    const render = currentRender()
    if (render) render.key = key
    await pageCopies()?.prepare(key, { isRefresh: render?.isRefresh === true })
    return pageStore().entry(key, { acceptsStale: render?.acceptsStale }) ?? others.get().get(key) ?? null
  }

  async set(key: string, value: NextPage | OtherEntry['value'], { fetchCache, cacheControl }: Context) {
    if (fetchCache) return
    if (isPage(value)) {
      // Next sends the headers of this very object, also with the render that it stores here.
      value.headers = { ...value.headers, [COPY_HEADER]: encodeURIComponent(key) }
      const tags = [...(currentRender()?.tags ?? [])]
      const isNew = pageStore().store(key, value, { tags, lifetime: cacheControl ?? { revalidate: 1 } })
      void (isNew ? pageCopies()?.publish(key) : pageCopies()?.abandon(key))
      return
    }
    pageStore().delete(key)
    others.get().set(key, { value, lastModified: Date.now(), cacheControl })
  }

  // The shop invalidates by its own tags in the page store (lib/cache-tags.ts); Next calls this for `revalidateTag` and `revalidatePath`.
  async revalidateTag() {
    throw new Error(
      'Pages are invalidated by invalidatePages in lib/handlers/revalidation, not by the framework',
    )
  }

  resetRequestCache() {}
}

function isPage(value: NextPage | OtherEntry['value']): value is NextPage {
  return value?.kind === 'APP_PAGE'
}
