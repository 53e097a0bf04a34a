import assert from 'node:assert/strict'
import { test } from 'node:test'
import { failuresInText, failuresOfJest, failuresOfPlaywright } from './failures.mjs'
import { sum } from './tally.mjs'

test('failed tests of a runner that prints text are named with the lines below them', () => {
  const text =
    '✖ failing tests:\n\ntest at a.test.ts:3:1\n✖ a price is rounded (2 ms)\n  1 !== 2\n      at a.test.ts\n'
  assert.deepEqual(failuresInText(text), ['a price is rounded (2 ms) — 1 !== 2'])
  assert.deepEqual(failuresInText('  ✗ R4: one canonical\n    R4 · /serum · two\n  ✓ R5: 404\n'), [
    'R4: one canonical — R4 · /serum · two',
  ])
  const start =
    '✖ e2e/a.test.ts\n  Error: The shop did not open (exit code 1):\n  Port 3000 is taken.\n\n      at start\n'
  assert.deepEqual(failuresInText(start), [
    'e2e/a.test.ts — Error: The shop did not open (exit code 1): Port 3000 is taken.',
  ])
})

test('failed tests of jest are named; a file that cannot be loaded is named by its path', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'one' },
    { status: 'failed', fullName: 'two', failureMessages: ['\u001B[31mexpected 2\u001B[39m'] },
  ]
  const testResults = [
    { name: '/a.test.ts', status: 'failed', message: 'long', assertionResults },
    { name: '/b.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
    { name: '/c.test.ts', status: 'passed', message: '', assertionResults: [] },
  ]
  assert.deepEqual(failuresOfJest({ testResults }), ['two — expected 2', '/b.test.ts — Cannot find module'])
})

test('failed and flaky tests of Playwright are named by file and line, also in nested groups', () => {
  const spec = (title: string, ok: boolean, status: string, message?: string) => ({
    title,
    file: 'cart.spec.ts',
    line: 7,
    ok,
    tests: [{ status, results: [message ? { error: { message } } : {}] }],
  })
  const suites = [
    {
      specs: [spec('opens', true, 'expected')],
      suites: [{ specs: [spec('closes', false, 'unexpected', 'timed out'), spec('adds', true, 'flaky')] }],
    },
  ]
  assert.deepEqual(failuresOfPlaywright({ suites }), [
    'cart.spec.ts:7 closes — timed out',
    'cart.spec.ts:7 adds',
  ])
})

test('the sum of several steps keeps what failed in each', () => {
  assert.deepEqual(
    sum([
      { passed: 2, failed: 0 },
      { passed: 1, failed: 1, failures: ['lint'] },
    ]),
    { passed: 3, failed: 1, failures: ['lint'] },
  )
})
