import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { test } from 'node:test'

const FILES = 400
const STEPS = ['shortenClassNames', 'shortenStyleNames', 'shrink'] as const
const MODULES = {
  shortenClassNames: 'short-class-names.mjs',
  shortenStyleNames: 'short-style-names.mjs',
  shrink: 'shrink.mjs',
}

const skip = process.platform === 'win32' && 'Windows has no limit of open files for each process'

for (const step of STEPS)
  test(`${step} finishes a build of more files than a process may open`, { skip }, () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'build-'))
    const chunks = path.join(folder, 'static/chunks')
    mkdirSync(chunks, { recursive: true })
    for (let index = 0; index < FILES; index++) {
      writeFileSync(
        path.join(chunks, `${String(index).padStart(13, '0')}.css`),
        `.CaRd${index % 10}_c{}`.repeat(200),
      )
      writeFileSync(
        path.join(chunks, `c${index}.js`),
        `"CaRd${index % 10}_c"+"static/chunks/${String(index).padStart(13, '0')}.css"`,
      )
    }
    const file = pathToFileURL(path.join(import.meta.dirname, MODULES[step])).href
    const script = `await (await import('${file}')).${step}(${JSON.stringify(folder)})`
    try {
      const command = 'ulimit -n 128 && exec "$0" --input-type=module --eval "$1"'
      const { status, stderr } = spawnSync('sh', ['-c', command, process.execPath, script], {
        encoding: 'utf8',
      })
      assert.equal(status, 0, stderr)
      assert.ok(readdirSync(chunks).length >= 2 * FILES)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
