import { openShop } from '../e2e/shop.ts'
import { durationOf, INTERACTIONS } from './phone/interactions.ts'
import { median } from './median.ts'
import { openBrowser, type Slowness } from './phone/phone.ts'
import { tapOnCard, type TapTimes } from './phone/product-taps.ts'

// Measures on an emulated phone: the time from a tap on a product card to the product's page, and twelve interactions as INP
// measures them.
// node bench/taps.ts [--taps | --interactions]. Needs a build.
const SLOW: Slowness = { cpu: 4, latencyMs: 100 }
const FAST: Slowness = { cpu: 1, latencyMs: 100 }
const START_PAGES = ['/', '/categoria/suplementos', '/serum']
const TAPS = 20
const ROUNDS = 3

const only = process.argv[2]
const shop = await openShop({}, { isMeasured: true })
const browser = await openBrowser()
const { origin } = shop

/** Requests the measured pages and every page that they link to once, so that the shop has rendered them. */
async function warmUp() {
  const links = new Set<string>()
  for (const from of [...START_PAGES, ...INTERACTIONS.map((each) => each.from)])
    for (const [, path] of (await (await fetch(origin + from)).text()).matchAll(
      /<a[^>]* href="(\/[^"#?]*)"/g,
    ))
      links.add(path!)
  for (const path of links) await (await fetch(origin + path)).arrayBuffer()
}

async function measureTaps() {
  const taps: (TapTimes & { from: string })[] = []
  // The first tap on each start page is not counted: it makes the shop compress the payloads.
  for (let tap = -START_PAGES.length; tap < TAPS; tap++) {
    const from = START_PAGES[(tap + START_PAGES.length) % START_PAGES.length]!
    const times = await tapOnCard(browser, { origin, from, card: Math.max(0, tap), slowness: SLOW })
    if (tap >= 0) taps.push({ from, ...times })
  }
  const row = (from: string, counted: typeof taps) => ({
    from,
    taps: counted.length,
    'preview or page (ms)': Math.round(median(counted.map(({ first }) => first))),
    'name (ms)': Math.round(median(counted.map((tap) => tap.name))),
    'picture (ms)': Math.round(median(counted.map(({ picture }) => picture))),
    'slowest (ms)': Math.round(Math.max(...counted.map((tap) => Math.max(tap.name, tap.picture)))),
  })
  console.log(
    `From the end of a tap until the product's name and picture are painted, median; processor ${SLOW.cpu}× slower, ${SLOW.latencyMs} ms latency`,
  )
  console.table([
    ...START_PAGES.map((from) =>
      row(
        from,
        taps.filter((tap) => tap.from === from),
      ),
    ),
    row('all', taps),
  ])
}

async function measureInteractions() {
  const rows = []
  for (const interaction of INTERACTIONS) {
    const medianOf = async (slowness: Slowness) => {
      const all = []
      for (let round = 0; round < ROUNDS; round++)
        all.push(await durationOf(browser, { origin, interaction, slowness }))
      return median(all)
    }
    rows.push({
      interaction: interaction.name,
      '4× (ms)': await medianOf(SLOW),
      '1× (ms)': await medianOf(FAST),
    })
  }
  console.log(`Longest event of an interaction until the next frame, median of ${ROUNDS}`)
  console.table(rows)
}

try {
  await warmUp()
  if (only !== '--interactions') await measureTaps()
  if (only !== '--taps') await measureInteractions()
} finally {
  await browser.close()
  await shop.stop()
}
