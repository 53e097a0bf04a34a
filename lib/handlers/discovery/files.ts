import 'server-only'
import { fileAnswer, noFile, type FileKind } from '../../seo/files/answer.ts'
import { Shelf, type Recipe } from '../../seo/files/shelf.ts'
import { host } from '../../host/host.ts'
import { ADDRESS_HEADER } from '../../host/limits.ts'
import { invalidationCallbacks } from '../../host/invalidation.ts'
import { tooMany } from '../too-many.ts'

const SHELF_BYTES = 48 * 1024 * 1024
const shelf = new Shelf(SHELF_BYTES)
// The files show prices, so they become stale together with the pages (docs/decisions/0025).
invalidationCallbacks().add(() => shelf.outdate())

/** Sends a sitemap or feed file; while the store is down, the last good one (R6, R63). */
export async function discoveryFile(
  request: Request,
  name: string,
  { type, maxAge, ...recipe }: FileKind & Recipe,
): Promise<Response> {
  const address = request.headers.get(ADDRESS_HEADER) ?? ''
  const wait = await host().limits.take('read', { address, session: '' })
  if (wait > 0) return tooMany(request, wait).answer
  try {
    return fileAnswer(request, await shelf.open(name, recipe), { type, maxAge })
  } catch {
    return noFile()
  }
}
