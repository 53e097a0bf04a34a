import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
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
  readonly #folder: string
  readonly #names: readonly string[]

  /**
   * Reads the names of all files in the folder; their contents too, more than twenty megabytes, unless `versionFile` has the version of
   * files with the same sizes and times.
   */
  constructor(folder: string, versionFile?: string) {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile())
    const names = files
      .map(({ parentPath, name }) =>
        path.relative(folder, path.join(parentPath, name)).replaceAll(path.sep, '/'),
      )
      .sort()
    this.version = (versionFile && knownVersion(versionFile, folder, names)) || hashOf(folder, names)
    this.#names = names
    this.#folder = folder
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

  /** Writes the version into a file for the next start. */
  saveVersion(file: string): void {
    writeFileSync(file, `${this.version} ${stateOf(this.#folder, this.#names)}`)
  }
}

/** The file with the version that the build has found (scripts/steps/build.mjs). */
export const VERSION_FILE = '.next/picture-version'

function hashOf(folder: string, names: readonly string[]): string {
  const hash = createHash('sha256')
  for (const name of names) hash.update(`${name}\0`).update(readFileSync(path.join(folder, name)))
  return hash.digest('hex').slice(0, 5)
}

// Changes whenever a file is added, removed, renamed or written.
function stateOf(folder: string, names: readonly string[]): string {
  const hash = createHash('sha256')
  for (const name of names) {
    const { size, mtimeMs } = statSync(path.join(folder, name))
    hash.update(`${name}\0${size}\0${mtimeMs}\0`)
  }
  return hash.digest('hex')
}

function knownVersion(file: string, folder: string, names: readonly string[]): string | undefined {
  try {
    const [version, state] = readFileSync(file, 'utf8').split(' ')
    return state === stateOf(folder, names) ? version : undefined
  } catch {
    // There is no such file, for example after a plain `next build`.
    return undefined
  }
}
