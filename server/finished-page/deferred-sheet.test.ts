import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { withInlineStyles } from './inline-styles.ts'
import { createDeferredSheets, UNTIL_LOADED } from './deferred-sheet.ts'
import { rulesOf, textOfRules } from './style-rules.ts'

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
    ['tokens', '_0aBcDe', 'CaRd12', 'CaRd12'],
  ))

test('each rule of a media query and each property of the root is a rule of its own, and together again in the text', () => {
  const css = '@media print{a{color:red}.CaRd12_b{gap:0}}:root{--a:1;--b:var(--a)}@font-face{font-family:a}'
  const rules = rulesOf(css)
  assert.deepEqual(
    rules.map(({ module }) => module),
    ['print', 'CaRd12', 'tokens', 'tokens', ''],
  )
  assert.equal(textOfRules(rules.map((rule) => rule.css)), css)
})

test('T21 the page contains the styles of its first screens; the others are in one file at its end', () => {
  const html = withInlineStyles(page(3), SHEETS, createDeferredSheets(SHEETS))
  const [, inline] = /<style>(.*?)<\/style>/.exec(html)!
  assert.equal(inline, `${HEAD}@font-face{font-family:a;src:url(/a.woff2)}${UNTIL_LOADED}`)
  assert.match(
    html,
    /<link rel="stylesheet" href="\/_next\/static\/deferred\/[\w-]{6}\/AA\.N,AB\.css" fetchPriority="low"\/><\/body>/,
  )
  assert.doesNotMatch(html, /disabled/)
})

test('T21 a module of the first screens loads its rules for other elements, print and forced colours last', () => {
  const rules = {
    base: '.CaRd12_card{animation:1s CaRd12_in}',
    other: '.CaRd12_card .CaRd12_open{gap:0}',
    alternatives: ':is(.CaRd12_card,.CaRd12_open)>svg{width:1em}',
    wide: '@media (min-width:48rem){.CaRd12_open{gap:0}.CaRd12_card{gap:1rem}}',
    print: '@media print{.CaRd12_card{color:#000}}',
    motion: '@keyframes CaRd12_in{to{opacity:1}}',
    otherMotion: '@keyframes CaRd12_out{to{opacity:0}}',
  }
  const css = Object.values(rules).join('')
  const sheets = new Map([['/a.css', css]])
  const html = `<html><head><link rel="stylesheet" href="/a.css" data-precedence="next"/></head><body><b class="CaRd12_card"></b>${sections(4)}</body></html>`
  const finished = withInlineStyles(html, sheets, createDeferredSheets(new Map([['/a.css', css]])))
  const { base, alternatives, motion } = rules
  const wide = '@media (min-width:48rem){.CaRd12_card{gap:1rem}}'
  assert.ok(finished.includes(`<style>${base}${alternatives}${wide}${motion}${UNTIL_LOADED}</style>`))
  assert.match(finished, /\/AA\.qC,\.css"/)
})

/** The styles inside a page with these elements and style rules, and those in its file. */
function split(elements: string, css: string): string {
  const html = `<html><head><link rel="stylesheet" href="/a.css" data-precedence="next"/></head><body>${elements}${sections(4)}</body></html>`
  const finished = withInlineStyles(
    html,
    new Map([['/a.css', css]]),
    createDeferredSheets(new Map([['/a.css', css]])),
  )
  return /<style>(.*?)<\/style>/.exec(finished)![1]!.replace(UNTIL_LOADED, '')
}

test('T21 rules for a state that no element of the first screens has load last', () => {
  const states = [':disabled', ':hover', ':active', ':focus-visible', '[open]', '[aria-invalid=true]']
  const css = `.CaRd12_a{gap:0}${states.map((state) => `.CaRd12_a${state}{color:red}`).join('')}`
  assert.equal(split('<b class="CaRd12_a"></b>', css), '.CaRd12_a{gap:0}')
  const ofElement = split('<button class="CaRd12_a" disabled=""></button>', css)
  assert.equal(ofElement, '.CaRd12_a{gap:0}.CaRd12_a:disabled{color:red}')
})

test('decision 0054 a rule stays only if each of its parts fits an element of the first screens, states with their values', () => {
  const page = '<b class="CaRd12_a" aria-pressed="false"></b><button class="CaRd12_b" disabled=""></button>'
  const rules = {
    '.CaRd12_b:disabled': true,
    '.CaRd12_a:disabled': false,
    '.CaRd12_a[aria-pressed=true]': false,
    '.CaRd12_a[aria-pressed="false"]': true,
    '.CaRd12_a[aria-pressed^=t]': true,
    '.CaRd12_a:has(.CaRd12_b:disabled)': true,
    '.CaRd12_a:has(>.CaRd12_a:disabled)': false,
    ':is(.CaRd12_x,.CaRd12_a:has(.CaRd12_x)) b': false,
    ':is(.CaRd12_x b,.CaRd12_a):where(:not(.CaRd12_x))': true,
    '.CaRd12_x,.CaRd12_b:not(.CaRd12_x:hover)': true,
    '.CaRd12_b:popover-open': true,
    '.CaRd12_b::backdrop': false,
    '.CaRd12_b:focus-within': false,
  }
  for (const [selector, isKept] of Object.entries(rules)) {
    const css = `${selector}{gap:0}`
    assert.equal(split(page, css), isKept ? css : '', selector)
  }
})

test('decision 0054 a hover stays before a later rule for the current element, over which it would win', () => {
  const css = '.CaRd12_a:hover{color:red}.CaRd12_a[aria-current]{color:blue}.CaRd12_a:active{opacity:0}'
  assert.equal(
    split('<b class="CaRd12_a" aria-current="true"></b>', css),
    '.CaRd12_a:hover{color:red}.CaRd12_a[aria-current]{color:blue}',
  )
})

test('T21 the content of closed details loads its rules last, their summary does not', () => {
  const css = '.CaRd12_a{gap:0}.CaRd12_b{gap:0}.CaRd12_c{gap:0}.CaRd12_d{gap:0}'
  const inside = '<summary class="CaRd12_b"></summary><details><summary class="CaRd12_c"></summary></details>'
  const page = (open: string) =>
    `<details class="CaRd12_a"${open}>${inside}</details><b class="CaRd12_d"></b>`
  assert.equal(split(page(''), css), css.replace('.CaRd12_c{gap:0}', ''))
  assert.equal(split(page(' open=""'), css), css)
})

test('T21 the page has values instead of custom properties of the root; one that something changes stays', () => {
  const css =
    ':root{--a:1px;--b:var(--a);--c:2;--d:3;--e:4;--f:5}@media (width){:root{--d:0}}.CaRd12_a{gap:var(--b);order:var(--d);top:var(--f);left:var(--a,9px);right:var(--x,8px)}.CaRd12_x{gap:var(--c)}'
  const elements =
    '<style data-href="brand">html:root{--f:6}</style><b class="CaRd12_a" style="color:var(--e)"></b>'
  assert.equal(
    split(elements, css),
    ':root{--d:3;--e:4;--f:5}@media (width){:root{--d:0}}.CaRd12_a{gap:1px;order:var(--d);top:var(--f);left:1px;right:var(--x,8px)}',
  )
})

test('a page with few sections contains all of its styles', () => {
  const html = withInlineStyles(page(1), SHEETS, createDeferredSheets(SHEETS))
  assert.ok(html.includes(CARD) && html.includes(STORY))
  assert.doesNotMatch(html, /\/deferred\//)
})

test('decision 0052 a link that the payload names stays in the page, disabled', () => {
  const named =
    '<script>self.__next_f.push([1,"{\\"href\\":\\"/_next/static/chunks/b.css\\",\\"precedence\\""])</script>'
  const html = withInlineStyles(
    page(3).replace('</body>', `${named}</body>`),
    SHEETS,
    createDeferredSheets(SHEETS),
  )
  assert.equal(html.match(/disabled=""/g)?.length, 2)
})

test('the file contains the rules that its path selects and names the style files; any other path is a 404', async () => {
  const sheets = createDeferredSheets(SHEETS)
  await using server = createServer((request, response) => {
    if (!sheets.send(request, response)) response.writeHead(404).end()
  }).listen(0)
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const [a, b] = [...SHEETS.keys()] as [string, string]
  const path = sheets.pathOf(
    new Map([
      [b, [2]],
      [a, [1]],
    ]),
  )
  assert.match(path, /\/AB\.E,AA\.C,\.css$/)
  const sent = await fetch(origin + path)
  assert.equal(await sent.text(), ':root{--late:auto}.StOry1_end{color:green}' + HEAD)
  assert.match(sent.headers.get('cache-control')!, /immutable/)
  const named = await fetch(origin + path.replace('.css', '.txt'))
  assert.match(named.headers.get('content-type')!, /^text\/plain/)
  assert.equal(await named.text(), `${b}\n${a}`)
  assert.equal((await fetch(origin + path, { method: 'HEAD' })).status, 200)
  const whole = sheets.pathOf(
    new Map([
      [a, [0, 1, 2, 3]],
      [b, [0, 2]],
    ]),
  )
  assert.match(whole, /\/AAAB\.css$/)
  const all = `${HEAD}${CARD}.StOry1_text{color:blue}.StOry1_end{color:green}`
  assert.equal(await (await fetch(origin + whole)).text(), `:root{--late:auto}:root{--a:1}${all}`)
  const ofEarlierBuild = await fetch(origin + path.replace(/deferred\/[\w-]+/, 'deferred/before'))
  assert.equal(ofEarlierBuild.headers.get('cache-control'), 'no-cache')
  assert.equal(await ofEarlierBuild.text(), `:root{--late:auto}:root{--a:1}${all}`)
  assert.equal(
    (await fetch(origin + path.replace(/deferred\/[\w-]+/, 'deferred/before').replace('.css', '.txt')))
      .status,
    404,
  )
  for (const other of ['ABAB', 'AB.E,AB', 'AB.E', 'AC', 'A', ''])
    assert.equal((await fetch(origin + path.replace('AB.E,AA.C,', other))).status, 404, other)
})
