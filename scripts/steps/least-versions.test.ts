import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { root } from './node-version.mjs'

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const { packages } = JSON.parse(read('package-lock.json')) as {
  packages: Record<string, { version?: string; dev?: boolean }>
}
const FLOOR = /^\| `([^`]+)` \| .+ \| (\d+\.\d+\.\d+) \|$/gm
const floors = [...read('docs/reliability.md').matchAll(FLOOR)]

const isOlder = (version: string, least: string) => version.localeCompare(least, 'en', { numeric: true }) < 0

test('versions are compared by number', () => {
  assert.deepEqual(
    [isOlder('8.5.9', '8.5.18'), isOlder('8.5.18', '8.5.18'), isOlder('10.0.0', '9.9.9')],
    [true, false, false],
  )
})

test('every production package is at least at the version without its known advisories', () => {
  assert.ok(floors.length >= 13, 'the table of docs/reliability.md')
  for (const [, name, least = ''] of floors) {
    const installed = Object.entries(packages).filter(
      ([folder, { dev }]) =>
        !dev && (folder === `node_modules/${name}` || folder.endsWith(`/node_modules/${name}`)),
    )
    assert.ok(installed.length > 0, `${name} is a production package`)
    for (const [folder, { version = '' }] of installed)
      assert.ok(!isOlder(version, least), `${folder} is ${version}, needs ${least}`)
  }
})
