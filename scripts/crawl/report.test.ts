import assert from 'node:assert/strict'
import test from 'node:test'
import { counts, lines, tally } from './report.ts'
import { miniSite } from './testing/mini-shop.ts'

const check = (pagesChecked: number, ...pages: string[]) => ({
  rule: 'R9',
  title: 'canonical',
  pagesChecked,
  findings: pages.map((page) => ({ rule: 'R9', page, what: 'names another' })),
})

test('the report prints a finding as rule, page and what is wrong there', () => {
  assert.deepEqual(lines([check(2, '/serum')]), ['  ✗ R9: canonical', '    R9 · /serum · names another'])
})

test('a check that applied to no page counts neither as passed nor as failed', () => {
  assert.deepEqual(tally([check(3), check(2, '/a', '/b'), check(0)]), { passed: 1, failed: 1 })
  assert.match(lines([check(0)])[0]!, /does not apply/)
})

test('a check with a finding fails, even if it applied to no page', () => {
  assert.deepEqual(tally([check(0, '/a')]), { passed: 0, failed: 1 })
})

test('the counts name pages, links, pictures and structured data by type', () => {
  const [first, second] = counts(miniSite())
  assert.match(first!, /^\d+ pages .* links, 1 pictures/)
  assert.match(second!, /Offer 14/)
})
