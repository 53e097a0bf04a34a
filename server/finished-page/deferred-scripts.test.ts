import assert from 'node:assert/strict'
import { test } from 'node:test'
import vm from 'node:vm'
import { LOADER, withDeferredScripts } from './deferred-scripts.ts'

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

// Runs the loader as a browser does; `more` are the browser's own functions.
function runLoader(more: object) {
  const timers: number[] = []
  const scripts = [{ dataset: { src: '/_next/a.js' }, replaceWith: (script: object) => loaded.push(script) }]
  const loaded: object[] = []
  const document = {
    querySelectorAll: () => scripts.splice(0),
    createElement: () => ({}),
    addEventListener: () => {},
  }
  const callbacks: (() => void)[] = []
  const setTimeout = (callback: () => void, ms = 0) => {
    timers.push(ms)
    callbacks.push(callback)
  }
  vm.runInNewContext(LOADER, { document, setTimeout, ...more })
  return { timers, loaded, runTimers: () => callbacks.splice(0).forEach((callback) => callback()) }
}

for (const [name, more] of Object.entries({
  'no PerformanceObserver': { requestAnimationFrame: (callback: () => void) => callback() },
  'a PerformanceObserver that rejects the type': {
    PerformanceObserver: class {
      observe() {
        throw new TypeError('type')
      }
    },
    requestAnimationFrame: (callback: () => void) => callback(),
  },
  'a PerformanceObserver that never reports a paint': {
    PerformanceObserver: class {
      observe() {}
    },
  },
}))
  test(`decision 0033 the scripts load in a browser with ${name}`, () => {
    let loader: ReturnType<typeof runLoader> | undefined
    try {
      loader = runLoader(more)
    } catch {
      assert.fail('the loader throws')
    }
    assert.equal(loader.timers[0], 2000)
    loader.runTimers()
    assert.deepEqual(loader.loaded, [{ async: true, src: '/_next/a.js' }])
  })
