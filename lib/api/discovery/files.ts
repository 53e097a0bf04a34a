import 'server-only'
import { fileAnswer, noFile, type FileKind } from '../../seo/files/answer.ts'
import { Shelf, type Recipe } from '../../seo/files/shelf.ts'
import { renewedWithPages } from '../renewals.ts'

const SHELF_BYTES = 48 * 1024 * 1024
const shelf = new Shelf(SHELF_BYTES)
// Prices change here when they change on pages (docs/decisions/0025).
renewedWithPages().add(() => shelf.outdate())

/** Answers a request for a file that robots read; while the store is away, with the last good one (R6, R63). */
export async function robotsFile(
  request: Request,
  name: string,
  { type, maxAge, ...recipe }: FileKind & Recipe,
): Promise<Response> {
  try {
    return fileAnswer(request, await shelf.open(name, recipe), { type, maxAge })
  } catch (error) {
    console.error('erro', name, String(error))
    return noFile()
  }
}
