import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contentSignature } from './content-signature.ts'
import type { NextPage } from './stored-page.ts'

const push = (text: string) => `<script>self.__next_f.push([1,${JSON.stringify(text)}])</script>`

function page(rows: string[], change: Partial<NextPage> = {}): NextPage {
  return {
    kind: 'APP_PAGE',
    html: `<main>Sérum</main>${rows.map(push).join('')}</body>`,
    rscData: undefined,
    segmentData: undefined,
    postponed: undefined,
    status: 200,
    headers: {},
    ...change,
  }
}

const ROWS = [
  '0:["$","main",null,{"children":["$L1","$L2"]}]\n',
  '1:"Sérum"\n',
  '2:["$","b",null,{"price":2490}]\n',
]
const [root, name, price] = ROWS as [string, string, string]
const same = (rows: string[], change?: Partial<NextPage>) =>
  contentSignature(page(rows, change)) === contentSignature(page(ROWS))

test('R17 the order of the payload’s rows, their numbers and where the payload is divided do not count', () => {
  assert.ok(same([root, price, name]))
  assert.ok(
    same([
      root.replace('$L1', '$L2a').replace('$L2"', '$L1b"'),
      price.replace('2:', '1b:'),
      name.replace('1:', '2a:'),
    ]),
  )
  assert.ok(same([root.slice(0, 9), root.slice(9) + name, price]))
})

test('a row with another value, a missing row, other HTML, status or headers count', () => {
  assert.ok(!same([root, name, price.replace('2490', '2491')]))
  assert.ok(!same([root, name]))
  const since = (year: number) => contentSignature(page([`4:["$D${year}-11-28T00:00:00.000Z"]\n`]))
  assert.notEqual(since(2025), since(2026))
  assert.ok(!same(ROWS, { html: page(ROWS).html.replace('Sérum', 'Soro') }))
  assert.ok(!same(ROWS, { status: 404 }))
  assert.ok(!same(ROWS, { headers: { location: '/x' } }))
})

test('a text that looks like a reference counts, and so does a text of several lines', () => {
  const text = (words: string) => `3:T${Buffer.byteLength(words).toString(16)},${words}`
  assert.equal(
    contentSignature(page([...ROWS, text('a\n"$L1"')])),
    contentSignature(page([text('a\n"$L1"'), ...ROWS])),
  )
  assert.notEqual(
    contentSignature(page([...ROWS, text('"$L1"')])),
    contentSignature(page([...ROWS, text('"$L2"')])),
  )
})

test('a payload in another form has no signature', () => {
  assert.equal(contentSignature(page(['no row'])), undefined)
})
