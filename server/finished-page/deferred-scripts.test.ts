import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withDeferredScripts } from './deferred-scripts.ts'

const PAGE =
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/><link rel="preload" as="font" href="/f.woff2"/>' +
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/a.js"/><script src="/_next/b.js" async=""></script>' +
  '<script src="/_next/c.js" async=""></script><script src="/_next/old.js" noModule=""></script><title>Colágeno</title></head>' +
  '<body><p>Ação &lt;script src=&quot;x&quot; async=&quot;&quot;&gt;</p><script>self.x="\\u003cscript async=\\"\\">"</script>' +
  '<script src="/_next/a.js" async=""></script></body></html>'

test('decision 0033 every async script of a page is deferred, and the loader is inserted once, before the first of them', () => {
  const html = withDeferredScripts(PAGE)
  assert.deepEqual(
    [...html.matchAll(/<script ([^>]*src="[^>]*)>/g)].map(([, rest]) => rest),
    [
      'type="text/later" data-src="/_next/b.js"',
      'type="text/later" data-src="/_next/c.js"',
      'src="/_next/old.js" noModule=""',
      'type="text/later" data-src="/_next/a.js"',
    ],
  )
  assert.equal(html.match(/script\[data-src\]/g)!.length, 1)
  assert.ok(html.indexOf('script[data-src]') < html.indexOf('/_next/b.js'))
  assert.ok(!html.includes('as="script"') && html.includes('as="font"'))
  // The rest of the page is unchanged.
  const loader = /<script>\(\(\)=>\{let d=document.*?<\/script>/
  const before = PAGE.replace(/<link rel="preload" as="script"[^>]*>/, '')
  assert.equal(
    html.replace(loader, '').replace(/type="text\/later" data-(src="[^"]+")/g, '$1 async=""'),
    before,
  )
})

test('decision 0033 a page without scripts gets no loader', () => {
  const page = '<!DOCTYPE html><title>Em instantes</title>'
  assert.equal(withDeferredScripts(page), page)
})
