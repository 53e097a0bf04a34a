import { readdirSync } from 'node:fs'
import path from 'node:path'

const PREFIX = '/img/'

/** How long browsers and caches keep a picture of the shop: its name stays the same when it is painted anew. */
export const PICTURE_LIFETIME = 'public, max-age=604800'

/** Returns the URL paths of the shop's own pictures; the response for any other path below /img must not be kept. */
export function readPicturePaths(folder: string): ReadonlySet<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return new Set(
    files.map(
      ({ parentPath, name }) =>
        PREFIX + path.relative(folder, path.join(parentPath, name)).replaceAll(path.sep, '/'),
    ),
  )
}
