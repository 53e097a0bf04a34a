import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { withInlineStyles } from './inline-styles.ts'
import { createDeferredSheets } from './deferred-sheet.ts'
import { rulesOf } from './style-modules.ts'

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

test('rulesOf splits a style file into rules, each with its CSS module', () =>
  assert.deepEqual(
    rulesOf(`:root{--a:1}${HEAD}${CARD}`).map(({ module }) => module),
    ['', '_0aBcDe', 'CaRd12', 'CaRd12'],
  ))

test('T21 the page contains the styles of its first screens; the others are in one file at its end', () => {
  const html = withInlineStyles(page(3), SHEETS, createDeferredSheets([...SHEETS.values()]))
  const [, inline] = /<style>(.*?)<\/style>/.exec(html)!
  assert.equal(inline, `:root{--a:1}${HEAD}@font-face{font-family:a;src:url(/a.woff2)}`)
  assert.match(
    html,
    /<link rel="stylesheet" href="\/_next\/static\/deferred\/[\w-]{6}\/CaRd12,StOry1\.css" fetchPriority="low"\/><\/body>/,
  )
})

test('T21 a module of the first screens loads its rules for other elements, print and forced colours last', () => {
  const rules = {
    base: '.CaRd12_card{color:red}',
    other: '.CaRd12_card .CaRd12_open{gap:0}',
    alternatives: ':is(.CaRd12_card,.CaRd12_open)>svg{width:1em}',
    wide: '@media (min-width:48rem){.CaRd12_open{gap:0}.CaRd12_card{gap:1rem}}',
    print: '@media print{.CaRd12_card{color:#000}}',
    motion: '@keyframes CaRd12_in{to{opacity:1}}',
  }
  const css = Object.values(rules).join('')
  const sheets = new Map([['/a.css', css]])
  const html = `<html><head><link rel="stylesheet" href="/a.css" data-precedence="next"/></head><body><b class="CaRd12_card"></b>${sections(4)}</body></html>`
  const finished = withInlineStyles(html, sheets, createDeferredSheets([css]))
  const { base, alternatives, wide, motion } = rules
  assert.ok(finished.includes(`<style>${base}${alternatives}${wide}${motion}</style>`))
  assert.match(finished, /\/CaRd12\.12\.css"/)
})

test('a page with few sections contains all of its styles', () => {
  const html = withInlineStyles(page(1), SHEETS, createDeferredSheets([...SHEETS.values()]))
  assert.ok(html.includes(CARD) && html.includes(STORY))
  assert.doesNotMatch(html, /\/deferred\//)
})

test('the file contains the modules and rules that its path names; any other path is a 404', async () => {
  const sheets = createDeferredSheets([...SHEETS.values()])
  await using server = createServer((request, response) => {
    if (!sheets.send(request, response)) response.writeHead(404).end()
  }).listen(0)
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const path = sheets.pathOf(
    new Map([
      ['StOry1', [1]],
      ['_0aBcDe', [0]],
    ]),
  )
  assert.match(path, /\/StOry1\.2,_0aBcDe\.css$/)
  const sent = await fetch(origin + path)
  assert.equal(await sent.text(), '.StOry1_end{color:green}' + HEAD)
  assert.match(sent.headers.get('cache-control')!, /immutable/)
  assert.equal((await fetch(origin + path, { method: 'HEAD' })).status, 200)
  const ofEarlierBuild = await fetch(origin + path.replace(/deferred\/[\w-]+/, 'deferred/before'))
  assert.equal(ofEarlierBuild.headers.get('cache-control'), 'no-cache')
  assert.equal(await ofEarlierBuild.text(), '.StOry1_text{color:blue}.StOry1_end{color:green}' + HEAD)
  for (const other of ['StOry1,StOry1', 'StOry1.1,StOry1', 'StOry1.x', 'Other1', ''])
    assert.equal((await fetch(origin + path.replace('StOry1.2,_0aBcDe', other))).status, 404)
})
