import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './node-version.mjs'
import { childEnv, run } from './run.mjs'
import { shortenClassNames } from './short-class-names.mjs'
import { shortenStyleNames } from './short-style-names.mjs'
import { shrink } from './shrink.mjs'

// The sources that Next bundles. The server in front of Next and the embedded API run without a build.
const SOURCES = [
  'app',
  'components',
  'lib',
  'public/img',
  'instrumentation.ts',
  'instrumentation-client.ts',
  'middleware.ts',
  'next.config.mjs',
  'package-lock.json',
  'tsconfig.json',
]
const NOT_BUNDLED = /(?:\.test\.tsx?|\.snap)$|^lib\/embedded\//
const stamp = path.join(root, '.next', 'storefront-sources')

function filesOf(name) {
  const full = path.join(root, name)
  if (!existsSync(full)) return []
  if (path.extname(name)) return [name]
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(root, path.join(entry.parentPath ?? entry.path, entry.name)).replaceAll('\\', '/'),
    )
}

function sourcesHash() {
  const hash = createHash('sha256')
  for (const name of SOURCES.flatMap(filesOf).sort()) {
    if (NOT_BUNDLED.test(name)) continue
    hash.update(`${name}\0`).update(readFileSync(path.join(root, name)))
  }
  return hash.digest('hex')
}

// Next prefers the file name proxy.ts (docs/decisions/0002), and where CI is set it reports a missing build cache, which a
// fresh clone cannot have.
const EXPECTED_WARNING = /"middleware" file convention is deprecated|No build cache found\./

/** The warnings in a build's output, without the two expected ones (R95). */
export function warningsIn(text) {
  return text.split('\n').filter((line) => /⚠|\bwarn(?:ing)?\b/i.test(line) && !EXPECTED_WARNING.test(line))
}

/** Builds the shop unless the last build has the same sources; returns the exit code and the warnings (R95). */
export async function ensureBuilt() {
  const hash = sourcesHash()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return { code: 0, warnings: [] }
  console.log('Building the shop …')
  const { PictureFiles, VERSION_FILE } = await import('../../server/picture-files.ts')
  const pictures = new PictureFiles(path.join(root, 'public/img'))
  const { code, text } = await run('next', ['build'], {
    env: childEnv({
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      PICTURE_VERSION: pictures.version,
    }),
    onOutput: () => {},
  })
  if (code === 0) {
    shortenClassNames(path.join(root, '.next'))
    shortenStyleNames(path.join(root, '.next'))
    await shrink(path.join(root, '.next', 'static'))
    pictures.saveVersion(path.join(root, VERSION_FILE))
    writeFileSync(stamp, hash)
  }
  return { code, warnings: warningsIn(text) }
}
