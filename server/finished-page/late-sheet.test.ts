import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { withInlineStyles } from './inline-styles.ts'
import { createLateSheets } from './late-sheet.ts'
import { partsOf } from './style-modules.ts'

const HEAD = '@media (min-width:48rem){._0aBcDe_menu{gap:1rem}}'
const CARD = '.CaRd12_card{color:red}@keyframes CaRd12_in{0%{opacity:0}to{opacity:1}}'
const STORY = '.StOry1_text{color:blue}@font-face{font-family:a;src:url(/a.woff2)}.StOry1_end{color:green}'
const SHEETS = new Map([
  ['/_next/static/chunks/a.css', `:root{--a:1}${HEAD}${CARD}`],
  ['/_next/static/chunks/b.css', STORY],
])
const links = [...SHEETS.keys()]
  .map((href) => `<link rel="stylesheet" href="${href}" data-precedence="next"/>`)
  .join('')
const sections = (number: number) =>
  '<section data-deferred="true"><p class="StOry1_text"></p></section>'.repeat(number)
const page = (number: number) =>
  `<html><head>${links}</head><body><nav class="_0aBcDe_menu"></nav><p></p><section data-deferred="true"></section>${sections(number)}</body></html>`

test('a style file is cut into the rules of its CSS modules', () =>
  assert.deepEqual(partsOf(`:root{--a:1}${HEAD}${CARD}`), [
    { module: '', css: ':root{--a:1}' },
    { module: '_0aBcDe', css: HEAD },
    { module: 'CaRd12', css: CARD },
  ]))

test('T21 the page contains the styles of its first screens; the others are in one file at its end', () => {
  const html = withInlineStyles(page(3), SHEETS, createLateSheets([...SHEETS.values()]))
  const [, inline] = /<style>(.*?)<\/style>/.exec(html)!
  assert.equal(inline, `:root{--a:1}${HEAD}@font-face{font-family:a;src:url(/a.woff2)}`)
  assert.match(
    html,
    /<link rel="stylesheet" href="\/_next\/static\/late\/[\w-]{6}\/CaRd12,StOry1\.css" fetchPriority="low"\/><\/body>/,
  )
})

test('a page with few sections contains all of its styles', () => {
  const html = withInlineStyles(page(1), SHEETS, createLateSheets([...SHEETS.values()]))
  assert.ok(html.includes(CARD) && html.includes(STORY))
  assert.doesNotMatch(html, /late/)
})

test('the file contains the modules that its path names; any other path is not one', async () => {
  const sheets = createLateSheets([...SHEETS.values()])
  await using server = createServer((request, response) => {
    if (!sheets.send(request, response)) response.writeHead(404).end()
  }).listen(0)
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const path = sheets.pathOf(['StOry1', '_0aBcDe'])
  const sent = await fetch(origin + path)
  assert.equal(await sent.text(), '.StOry1_text{color:blue}.StOry1_end{color:green}' + HEAD)
  assert.match(sent.headers.get('cache-control')!, /immutable/)
  assert.equal((await fetch(origin + path, { method: 'HEAD' })).status, 200)
  const old = await fetch(origin + path.replace(/late\/[\w-]+/, 'late/before'))
  assert.equal(old.headers.get('cache-control'), 'no-cache')
  for (const other of ['StOry1,StOry1', 'StOry1,Other1', ''])
    assert.equal((await fetch(origin + sheets.pathOf([other]))).status, 404)
})
