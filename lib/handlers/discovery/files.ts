import 'server-only'
import { fileResponse, unavailableFile, type FileKind } from '../../seo/files/file-response.ts'
import { FileCache, type FileSource } from '../../seo/files/file-cache.ts'
import { host } from '../../host/host.ts'
import { VISITOR_IP_HEADER } from '../../http/visitor-ip-header.ts'
import { withMemorySaver } from '../../process/memory-saver.ts'
import { invalidationCallbacks } from '../../host/invalidation.ts'
import { tooMany } from '../too-many.ts'

const CACHE_BYTES = 48 * 1024 * 1024
const fileCache = new FileCache(CACHE_BYTES)
// The files show prices, so they become stale together with the pages (docs/decisions/0025).
invalidationCallbacks().add(() => fileCache.invalidate())

/** Sends a sitemap or feed file; while the store is down, the last good one (R6, R63). */
export async function discoveryFile(
  request: Request,
  name: string,
  { type, maxAge, freshMs, write }: FileKind & FileSource,
): Promise<Response> {
  const ip = request.headers.get(VISITOR_IP_HEADER) ?? ''
  const wait = await host().limits.take('read', { ip, session: '' })
  if (wait > 0) return tooMany(request, wait).response
  try {
    const source = { freshMs, write: () => withMemorySaver(write()) }
    return fileResponse(request, await fileCache.open(name, source), { type, maxAge })
  } catch {
    return unavailableFile()
  }
}
