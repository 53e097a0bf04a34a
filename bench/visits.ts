import type { Browser } from '@playwright/test'
import { openShop } from '../e2e/shop.ts'
import { median } from './median.ts'
import { openBrowser, openPhone } from './phone/phone.ts'

// Measures how long the main thread of a phone four times slower works on a first visit, beside an empty page of the framework:
// node bench/visits.ts. Needs a build. Pages take turns, so that other work on the machine slows all of them down alike.
const EMPTY = '/empty'
const PATHS = [EMPTY, '/', '/colageno', '/serum']
const ROUNDS = 7
/** Milliseconds after the load event, in which deferred scripts and hydration run. */
const SETTLE_MS = 6000

/** Main-thread time of a first visit without interaction, in milliseconds; with an empty cache. */
async function mainThreadTime(browser: Browser, address: string): Promise<number> {
  const phone = await openPhone(browser, { cpu: 4, latencyMs: 100 }, () => {})
  const session = await phone.page.context().newCDPSession(phone.page)
  await session.send('Performance.enable')
  await phone.page.goto(address)
  await phone.page.waitForTimeout(SETTLE_MS)
  const { metrics } = await session.send('Performance.getMetrics')
  await phone.close()
  return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000
}

const shop = await openShop({}, { isMeasured: true })
const browser = await openBrowser()
const times = new Map<string, number[]>(PATHS.map((path) => [path, []]))
// The first round is not counted: the shop renders and compresses the pages.
for (let round = 0; round <= ROUNDS; round++)
  for (const path of PATHS) {
    const time = await mainThreadTime(browser, shop.origin + path)
    if (round > 0) times.get(path)!.push(time)
  }
await browser.close()
await shop.stop()
const empty = median(times.get(EMPTY)!)
console.table(
  PATHS.map((path) => {
    const time = median(times.get(path)!)
    return {
      path,
      'main thread, median (ms)': Math.round(time),
      'of an empty page': Number((time / empty).toFixed(2)),
    }
  }),
)
