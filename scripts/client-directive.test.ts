import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'

const ROOT = path.join(import.meta.dirname, '..')
const MAY_BE_CLIENT_CODE = /^(?:components\/|app\/.*\b(?:error|global-error|not-found)\.tsx$)/
const DIRECTIVE = /^(?:\s*\/\/.*\n|\s)*['"]use client['"]/

test("'use client' is used only in components/ and in app's error and not-found pages", () => {
  const files = globSync('{app,components,lib,server}/**/*.{ts,tsx}', { cwd: ROOT })
  const withDirective = files.filter((file) => DIRECTIVE.test(readFileSync(path.join(ROOT, file), 'utf8')))
  assert.ok(withDirective.length > 50, `only ${withDirective.length} files have the directive`)
  assert.deepEqual(
    withDirective.filter((file) => !MAY_BE_CLIENT_CODE.test(file)),
    [],
  )
})
