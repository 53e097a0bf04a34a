import { performance } from 'node:perf_hooks'
import { brotliCompressSync, constants } from 'node:zlib'
import { openShop } from '../e2e/shop.ts'
import { parseEnv } from '../lib/config/env.ts'
import { PAGE_STEPS, type PageStep } from '../lib/config/page-steps.ts'
import { createFinishPage } from '../server/finished-page/finished-page.ts'
import { readStyleSheets } from '../server/finished-page/inline-styles.ts'
import { createPagePolicy } from '../server/policy/page-policy.ts'
import { median } from './median.ts'

// Measures the steps that turn Next's HTML into the page that is sent: the time to finish a page once, and the bytes of the
// page, with all steps and without each of them.
const PAGES = ['/', '/colageno', '/serum']
const ROUNDS = 15
const sheets = readStyleSheets('.next/static')

function measure(html: string, off: readonly PageStep[], policy: 'enforce' | 'off' = 'enforce') {
  const { env } = parseEnv({ SECURITY_POLICY: policy })
  const finish = createFinishPage(sheets, createPagePolicy(env), undefined, off)
  const times = Array.from({ length: ROUNDS }, () => {
    const start = performance.now()
    finish(html)
    return performance.now() - start
  })
  const { body } = finish(html)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
  return { ms: median(times), bytes: body.length, br: brotliCompressSync(body, { params }).length }
}

const shop = await openShop(
  { PAGE_CACHE_MB: '0', PAGE_STEPS_OFF: PAGE_STEPS.join(','), SECURITY_POLICY: 'off' },
  { isMeasured: true },
)
for (const page of PAGES) {
  const html = await (await fetch(shop.origin + page)).text()
  const rows: [string, ReturnType<typeof measure>][] = [
    ['all steps', measure(html, [])],
    ...PAGE_STEPS.map((step): [string, ReturnType<typeof measure>] => [
      `without ${step}`,
      measure(html, [step]),
    ]),
    ['without the policy', measure(html, [], 'off')],
    ['no step, no policy', measure(html, PAGE_STEPS, 'off')],
  ]
  console.log(`\n${page}`)
  for (const [name, { ms, bytes, br }] of rows)
    console.log(
      `  ${name.padEnd(26)}${ms.toFixed(1).padStart(7)} ms${String(bytes).padStart(9)} bytes${String(br).padStart(8)} br`,
    )
}
await shop.stop()
