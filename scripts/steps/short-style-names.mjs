import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

// Turbopack names a style file by thirteen characters of a hash of its content.
const NAME = /(?<=\bchunks\/)[\w~-]{7}([\w~-]{6})(?=\.css\b)/g
const WITH_NAMES = /^(?:static|server)\b.*\.js$/
const SHORT_LENGTH = 6

/**
 * Shortens the names of the style files of a finished build: a page names each of its 30 to 40 files, and hashes do not compress
 * (docs/decisions/0065). Throws an Error if two files would have the same name.
 */
export function shortenStyleNames(folder) {
  const files = readdirSync(folder, { recursive: true }).map((name) => String(name).replaceAll('\\', '/'))
  const styles = files.filter((name) => name.startsWith('static/') && /\bchunks\/[\w~-]{13}\.css$/.test(name))
  const names = new Set(styles.map((name) => name.slice(-'.css'.length - SHORT_LENGTH)))
  if (names.size < styles.length) throw new Error('Two style files of the build share a short name.')
  for (const name of styles) renameSync(path.join(folder, name), path.join(folder, name.replace(NAME, '$1')))
  // One file at a time, as in short-class-names.mjs.
  for (const name of files.filter((each) => WITH_NAMES.test(each))) {
    const file = path.join(folder, name)
    const text = readFileSync(file, 'utf8')
    const shortened = text.replace(NAME, '$1')
    if (shortened !== text) writeFileSync(file, shortened)
  }
}
