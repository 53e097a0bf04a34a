import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const PREFIX = '/img/'
const VERSIONED = /^\/img\/([0-9a-f]{5})\//

// A picture without a version in its address: its name stays the same when its content changes.
const UNVERSIONED = 'public, max-age=604800'
const IMMUTABLE = 'public, max-age=31536000, immutable'
// Another version: the page is older or newer than these pictures, so the next request may get another picture.
const OTHER_VERSION = 'public, max-age=300'

/** A picture of the shop: the path of its file below `public`, and for how long browsers and caches keep it. */
export interface PictureFile {
  path: string
  cacheControl: string
}

/**
 * The shop's own pictures, and the version of all of them: a hash of their names and contents, in the address of every picture
 * that a page shows (docs/decisions/0088).
 */
export class PictureFiles {
  readonly version: string
  readonly #paths: ReadonlySet<string>

  /** Reads the names and contents of all files in the folder. */
  constructor(folder: string) {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile())
    const names = files
      .map(({ parentPath, name }) =>
        path.relative(folder, path.join(parentPath, name)).replaceAll(path.sep, '/'),
      )
      .sort()
    const hash = createHash('sha256')
    for (const name of names) hash.update(`${name}\0`).update(readFileSync(path.join(folder, name)))
    this.version = hash.digest('hex').slice(0, 5)
    this.#paths = new Set(names.map((name) => PREFIX + name))
  }

  /** The picture at a path, with any version or without one; `undefined` for every other path, whose response must not be kept. */
  at(pathname: string): PictureFile | undefined {
    const version = VERSIONED.exec(pathname)?.[1]
    const file = version === undefined ? pathname : pathname.replace(VERSIONED, PREFIX)
    if (!this.#paths.has(file)) return undefined
    if (version === undefined) return { path: file, cacheControl: UNVERSIONED }
    return { path: file, cacheControl: version === this.version ? IMMUTABLE : OTHER_VERSION }
  }
}
