import 'server-only'
import { fileAnswer, noFile, type FileKind } from '../../seo/files/answer.ts'
import { Shelf, type Recipe } from '../../seo/files/shelf.ts'
import { host } from '../../host/host.ts'
import { ADDRESS_HEADER } from '../../host/limits.ts'
import { invalidationCallbacks } from '../../host/invalidation.ts'
import { tooMany } from '../too-many.ts'

const SHELF_BYTES = 48 * 1024 * 1024
const shelf = new Shelf(SHELF_BYTES)
// Prices change here when they change on pages (docs/decisions/0025).
invalidationCallbacks().add(() => shelf.outdate())

/** Answers a request for a file that robots read; while the store is away, with the last good one (R6, R63). */
export async function robotsFile(
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
