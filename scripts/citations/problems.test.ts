import assert from 'node:assert/strict'
import { test } from 'node:test'
import { codesIn, contractNumbersIn, decisionsIn, platformNumbersIn, sectionsIn } from './cited-codes.mjs'
import { mappedPaths, pathsNamed } from './paths-named.mjs'
import { problemsOf } from './problems.mjs'
import { table, testsByCode } from './citing-tests.mjs'

const VALID_TREE = {
  'docs/requirements.md': '- **P1** Two languages.\n- **R2** Not found.\n',
  'docs/store-api.md': '## 3. Rules\n\n### 3.1 Session\n\n### 4.10 The cart\n',
  'docs/platform-api.md': '## 1. Requests\n\n### 3.6 Cart\n',
  'docs/spec.md': '## 2. Pages\n\n## 5. Validation\n',
  'docs/spec-map.md': '| P1 | `lib/lang.ts` | `lib/*.test.ts` |\n',
  'docs/decisions/0009-cart-state.md': '# 0009 Cart state\n\nSee [the map](../spec-map.md).\n',
  'lib/lang.ts':
    '// spec sections 2 and 5, contract 3.1 and 4.10, platform 1 and 3.6, docs/decisions/0009, P1',
  'lib/lang.test.ts': "test('R2 an unknown address is not found', () => {})",
}

function problems(changes: Record<string, string>): string[] {
  const files = new Map(Object.entries({ ...VALID_TREE, ...changes }))
  const pathExists = (path: string) => files.has(path) || path === 'lib/*.test.ts'
  return problemsOf(files, pathExists)
}

test('a tree in which every cited code and path exists has no problem', () =>
  assert.deepEqual(problems({}), []))

const FAULTS: [title: string, changes: Record<string, string>, problem: RegExp][] = [
  [
    'a code that docs/requirements.md does not list',
    { 'lib/a.ts': '// (R99)' },
    /^lib\/a\.ts: R99 has no line/,
  ],
  ['an unlisted code within a range of codes', { 'lib/a.ts': '// R2–R4' }, /^lib\/a\.ts: R3 has no line/],
  [
    'a contract number without a heading in docs/store-api.md',
    { 'lib/a.ts': '// contract 4.99' },
    /contract 4\.99 has no heading/,
  ],
  [
    'a platform number without a heading in docs/platform-api.md',
    { 'lib/a.ts': '// platform 3.9' },
    /platform 3\.9 has no heading/,
  ],
  [
    'an unknown contract number at the start of a contract test title',
    { 'e2e/contract/a.contract.ts': "test('4.98 a', f)" },
    /4\.98/,
  ],
  [
    'a section number without a heading in docs/spec.md',
    { 'lib/a.ts': '// spec section 7' },
    /spec section 7 has no heading/,
  ],
  ['a decision without a file', { 'lib/a.ts': '// docs/decisions/0099' }, /docs\/decisions\/0099 does not/],
  [
    'a broken link in a document',
    { 'README.md': '[a](docs/gone.md)' },
    /^README\.md: the link to docs\/gone\.md/,
  ],
  [
    'a path in the spec map that does not exist',
    { 'docs/spec-map.md': '| P1 | `lib/gone.ts` |' },
    /lib\/gone\.ts does not exist/,
  ],
  [
    'a path in a decision that does not exist',
    { 'docs/decisions/0010-a.md': 'See `lib/gone.ts`.' },
    /0010-a\.md: lib\/gone\.ts/,
  ],
  [
    'a path in a comment that does not exist',
    { 'lib/a.ts': 'run() // see lib/gone.ts' },
    /^lib\/a\.ts: lib\/gone\.ts does not exist/,
  ],
  ['a code of three digits', { 'lib/a.ts': '// P123' }, /P123 has no line/],
  [
    'a section of two digits without a heading',
    { 'lib/a.ts': '// spec section 12' },
    /spec section 12 has no heading/,
  ],
  ['a requirement that no file cites', { 'lib/lang.ts': '// decision 0009' }, /no file cites P1/],
]

for (const [title, changes, problem] of FAULTS)
  test(`${title} is a problem`, () => {
    const found = problems(changes)
    assert.ok(
      found.some((one) => problem.test(one)),
      found.join('\n'),
    )
  })

test('a code that only docs/requirements.md, spec.md, spec-map.md, store-api.md or platform-api.md names counts as not cited', () => {
  const changes = { 'lib/lang.ts': '', 'docs/store-api.md': `${VALID_TREE['docs/store-api.md']}P1` }
  assert.ok(problems(changes).some((one) => one.includes('no file cites P1')))
})

test('a list or range cites each of its codes, a range of contract numbers its two ends; prices, SVG paths, headings and dates cite none', () => {
  assert.deepEqual(codesIn('R8–R10, R60 to R61 (P9; L22), T2'), 'R8 R9 R10 R60 R61 P9 L22 T2'.split(' '))
  assert.deepEqual(codesIn('<path d="M1 2 L12 4" /> R$ 20 H1 PT1H 2026-01-01T10:00'), [])
  assert.deepEqual(contractNumbersIn('contract 3, rule 6; contract 4.1 to 4.14, 4.19'), [
    '3',
    '4.1',
    '4.14',
    '4.19',
  ])
  assert.deepEqual(platformNumbersIn('platform 2; platform 3.3 and 3.6'), ['2', '3.3', '3.6'])
  assert.deepEqual(sectionsIn('spec sections 2, 4, 5 and 8'), ['2', '4', '5', '8'])
  assert.deepEqual(decisionsIn('decision 0009, docs/decisions/0025, decisions P9'), ['0009', '0025'])
})

test('pathsNamed returns the paths in code spans, with braces expanded, but no URLs, commands or bare file names', () => {
  const row = '| x | `lib/{a,b}.ts` `/colageno` `npm run lib/x` `drain.ts` | `app/[lang]/page.tsx` |'
  assert.deepEqual(pathsNamed(row), ['lib/a.ts', 'lib/b.ts', 'app/[lang]/page.tsx'])
  assert.deepEqual(mappedPaths('`middleware.ts` `lib`'), ['middleware.ts', 'lib'])
})

test('the table lists the tests of each requirement and counts the requirements that have a test', () => {
  const places = testsByCode(new Map(Object.entries(VALID_TREE)))
  assert.equal(
    table(['P1', 'R2'], places),
    'P1\n    no test\nR2\n    lib/lang.test.ts:1 R2 an unknown address is not found\n\n1 of 2 codes have a test',
  )
})
