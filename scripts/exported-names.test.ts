import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'

const ROOT = path.join(import.meta.dirname, '..')
const FOLDERS = '{app,bench,components,e2e,lib,photos,scripts,server}'
// Next reads these from files of app/, and each kind of test has its own `test` and `expect`.
const GIVEN_NAMES =
  /^(?:generateMetadata|generateStaticParams|metadata|dynamic|dynamicParams|revalidate|runtime|GET|POST|test|expect)$/
const EXPORTED =
  /^export (?:declare )?(?:async )?(?:abstract )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm

const filesByName = new Map<string, string[]>()
// photos/ has packages of its own where pictures are rendered.
for (const file of globSync(`${FOLDERS}/**/*.{ts,tsx,mjs}`, { cwd: ROOT, exclude: ['**/node_modules'] }))
  for (const [, name] of readFileSync(path.join(ROOT, file), 'utf8').matchAll(EXPORTED))
    if (!GIVEN_NAMES.test(name!)) filesByName.set(name!, [...(filesByName.get(name!) ?? []), file])

test('an exported name stands for one thing: no two files declare the same one', () => {
  assert.ok(filesByName.size > 1000, `only ${filesByName.size} names were read`)
  const shared = [...filesByName].filter(([, files]) => new Set(files).size > 1)
  assert.deepEqual(Object.fromEntries(shared), {})
})
