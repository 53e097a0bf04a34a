import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { test } from 'node:test'
import { parseEnv } from '../../lib/config/env.ts'
import { brandStyle } from '../../lib/content/shell.ts'
import { createPagePolicy, TOAST_STYLES } from '../policy/page-policy.ts'
import { createFinishPage } from './finished-page.ts'

const SHEETS = new Map([
  ['/_next/static/chunks/a.css', '.a{color:red}'],
  ['/_next/static/chunks/b.css', '.b{color:blue}'],
])
const link = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`
const FLIGHT = 'self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n"])'
const page = (body: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/>${link('a')}${link('b')}<script src="/_next/a.js" async=""></script><title>Colágeno</title><meta property="og:image" content="https://loja.example/og.png?a=1&amp;b=2"/><link rel="canonical" href="https://loja.example/colageno"/></head><body>${body}<script>${FLIGHT}</script></body></html>`

function finish(html: string, source: Record<string, string> = {}) {
  const { env, problems } = parseEnv(source)
  assert.deepEqual(problems, [])
  const { body, policy } = createFinishPage(SHEETS, createPagePolicy(env), undefined, env.pageStepsOff)(html)
  const text = Object.values(policy)[0] ?? ''
  const directives = text.split('; ').map((each) => each.split(' '))
  return {
    html: body.toString(),
    policy,
    sources: Object.fromEntries(directives.map(([name, ...rest]) => [name, rest])),
  }
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('T21 L19 the styles of a page are in it, their links are disabled, and the policy names them by their hash', () => {
  const { html, sources } = finish(page('<p>Colágeno</p>'))
  assert.match(html, /<style>\.a\{color:red\}\.b\{color:blue\}<\/style>/)
  assert.equal(html.match(/data-precedence="next" disabled=""\/>/g)?.length, 2)
  const brandColors = hash(brandStyle(parseEnv({}).env.brand)!)
  const styles = hash('.a{color:red}.b{color:blue}')
  assert.deepEqual(sources['style-src'], ["'self'", styles, brandColors, ...TOAST_STYLES])
})

test('decision 0047 each step can be switched off, and without all of them a page stays as Next wrote it', () => {
  const html = page('<p style="color:red">Colágeno</p>')
  const steps = ['shared-markup', 'deferred-scripts', 'inline-styles', 'style-rules', 'head-first']
  assert.equal(finish(html, { PAGE_STEPS_OFF: steps.join(', ') }).html, html)
  const all = finish(html).html
  for (const step of steps) assert.notEqual(finish(html, { PAGE_STEPS_OFF: step }).html, all, step)
  assert.equal(parseEnv({ PAGE_STEPS_OFF: 'compression' }).problems.length, 1)
})

test('R8 R71 title, Open Graph and canonical come first, before styles and scripts; texts of scripts and the body stay', () => {
  const body = '<script>"<title>x</title>"</script><svg><title>Estrela</title></svg>'
  const { html } = finish(page(body))
  assert.ok(
    html.startsWith(
      '<!DOCTYPE html><html><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/><title>Colágeno</title><meta property="og:image" content="https://loja.example/og.png?a=1&amp;b=2"/><link rel="canonical" href="https://loja.example/colageno"/><style>',
    ),
    html.slice(0, 400),
  )
  assert.ok(html.includes(body))
  assert.equal(html.match(/og:image/g)!.length, 1)
})

test('T21 a style file that is not in the build stays a link', () => {
  const html = page('').replace('chunks/b.css', 'chunks/c.css')
  assert.ok(finish(html).html.includes(link('c')))
})

test('L19 scripts of the shop and of Next are allowed by their hashes; a script from a store text is not', () => {
  const { html, sources } = finish(
    page('<script>alert(1)</script><script type="application/ld+json">{"a":1}</script>'),
  )
  const loader = /<script>(\(\(\)=>.*?)<\/script>/.exec(html)![1]!
  assert.deepEqual(sources['script-src'], ["'self'", hash(loader)])
})

for (const text of [
  'self.__next_f.push([1,"a"]);alert(1)',
  'self.__next_f.push([alert(1)])',
  'self.__next_f.push([1,"a"+alert(1)])',
])
  test(`L19 ${text} is not taken for a payload and gets no hash`, () =>
    assert.equal(finish(page(`<script>${text}</script>`)).sources['script-src']!.includes(hash(text)), false))

test('L19 style attributes become rules that win over classes; equal ones share a rule', () => {
  const { html } = finish(
    page(
      '<p style="--ground:color-mix(in srgb, #5b3a29 5%, var(--photo))">a</p><b class="x" style="--a:1">b</b><i style="--a:1">c</i>',
    ),
  )
  assert.doesNotMatch(html, / style="/)
  assert.match(
    html,
    /\[data-style="1"\]:not\(#_\)\{--ground:color-mix\(in srgb, #5b3a29 5%, var\(--photo\)\)\}/,
  )
  assert.match(html, /<b class="x" data-style="2">b<\/b><i data-style="2">/)
})

for (const style of [
  '--a:}*{display:none',
  '--a:&lt;/style&gt;',
  '--a:url(&quot;x',
  '--a:(',
  '--a:)',
  '--a:/*',
  '--a:\\7d',
])
  test(`L19 the style attribute ${style} cannot end its rule and is dropped`, () => {
    const { html } = finish(page(`<p style="${style}">a</p>`))
    assert.match(html, /<p>a<\/p>/)
    assert.doesNotMatch(html, /data-style/)
  })

test('L19 script content that looks like a style attribute is not changed', () => {
  const data = '<script type="application/json">{"a":"<p style=\\"--a:1\\">"}</script>'
  assert.ok(finish(page(data)).html.includes(data))
})

test('a finished page is not changed again', () => {
  const once = finish(page('<p style="--a:1">a</p>'))
  const twice = finish(once.html)
  assert.equal(twice.html, once.html)
  assert.deepEqual(twice.policy, once.policy)
})

test('L19 the policy has no wildcard and no unsafe source, and allows nothing for types that the shop does not use', () => {
  const { policy, sources } = finish(page(''))
  assert.doesNotMatch(policy['content-security-policy']!, /unsafe|\*|https?:/)
  for (const name of ['default-src', 'object-src', 'base-uri', 'frame-ancestors'])
    assert.deepEqual(sources[name], ["'none'"])
  assert.deepEqual(sources['form-action'], ["'self'"])
  assert.deepEqual(sources['img-src'], ["'self'", 'data:'])
})

test('L19 an external store, checkout and account are allowed as form targets, https pictures too', () => {
  const { sources } = finish(page(''), {
    STORE_API_URL: 'https://loja.example/api',
    STORE_HOSTS: 'www.loja.example',
    PLATFORM_URL: 'https://conta.loja.example',
    CHECKOUT_URL: 'https://pagar.example/c',
    SITE_URL: 'https://shop.example',
  })
  const hosts = ['pagar.example', 'loja.example', 'conta.loja.example', 'www.loja.example'].map(
    (name) => `https://${name}`,
  )
  assert.deepEqual(sources['form-action'], ["'self'", ...hosts])
  assert.deepEqual(sources['img-src'], ["'self'", 'data:', 'https:'])
  assert.ok('upgrade-insecure-requests' in sources)
  const plain = finish(page(''), { STORE_API_URL: 'http://127.0.0.1:8080/api' }).sources
  assert.deepEqual(plain['img-src'], ["'self'", 'data:', 'https:', 'http://127.0.0.1:8080'])
})

test('P12 L19 the hosts of a tag are allowed only on pages that are configured for it', () => {
  const container = (ids: string) => page(`<div id="consentimento"${ids}></div>`)
  assert.doesNotMatch(finish(container('')).policy['content-security-policy']!, /google|facebook/)
  const google = finish(container(' data-gtm="GTM-X"')).sources
  assert.ok(google['script-src']!.includes('https://*.googletagmanager.com'))
  assert.ok(google['connect-src']!.includes('https://*.google-analytics.com'))
  assert.doesNotMatch(Object.values(google).flat().join(), /facebook/)
  const meta = finish(container(' data-pixel="12345"')).sources
  assert.ok(meta['script-src']!.includes('https://connect.facebook.net'))
  assert.doesNotMatch(Object.values(meta).flat().join(), /google/)
})

test('L19 with both tags and an external store the policy of a long page stays below two kilobytes', () => {
  const scripts = ['a', 'b', 'c', 'd', 'e'].map((row) => `<script>self.__next_f.push([1,"${row}"])</script>`)
  const container = '<div id="consentimento" data-gtm="GTM-X" data-pixel="12345"></div>'
  const { policy } = finish(page(`<p style="--a:1">${container}${scripts.join('')}</p>`), {
    STORE_API_URL: 'https://loja.example/api',
    SITE_URL: 'https://shop.example',
  })
  assert.ok(
    policy['content-security-policy']!.length < 2048,
    String(policy['content-security-policy']!.length),
  )
})

test('L19 SECURITY_POLICY=report only reports, =off sends no policy', () => {
  const { policy } = finish(page(''), { SECURITY_POLICY: 'report' })
  assert.deepEqual(Object.keys(policy), ['content-security-policy-report-only'])
  assert.doesNotMatch(Object.values(policy)[0]!, /frame-ancestors|upgrade/)
  assert.deepEqual(finish(page(''), { SECURITY_POLICY: 'off' }).policy, {})
})

test('L19 the hash of the style that sonner adds is that of the installed version', () => {
  const text = readFileSync(
    createRequire(import.meta.url)
      .resolve('sonner')
      .replace(/index\.js$/, 'index.mjs'),
    'utf8',
  )
  const literal = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(text)![1]!
  assert.deepEqual([hash(JSON.parse(literal) as string), hash('')], TOAST_STYLES)
})
