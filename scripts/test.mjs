// npm test: runs every check and test, also in a fresh clone. Installs dependencies and a browser first.
import { ensureBrowser, installSystemBrowser } from './steps/browser.mjs'
import { prepare } from './steps/prepare.mjs'

await prepare(import.meta.url, { meanwhile: installSystemBrowser })
const { ensureBuilt } = await import('./steps/build.mjs')
const { runJest, runNodeTests, runOtherGates, runScriptTests, runTypes } = await import('./steps/check.mjs')
const { CONTRACT_TARGETS, HTTP_SERIES, runBrowser, runContract, runCrawl, runFleetCheck, runHttp } =
  await import('./steps/suites.mjs')
const { printSummary, gate, sum, timed } = await import('./steps/tally.mjs')

const browser = await ensureBrowser()

async function build() {
  const { code, warnings } = await ensureBuilt()
  for (const warning of warnings) console.error(warning)
  return gate('production build without a warning (R95)', code || warnings.length)
}

const building = timed('build', build)

/** A step that starts after the build, and only if that has succeeded. */
function onBuild(name, step) {
  return async () => ((await building).failed === 0 ? timed(name, step) : { passed: 0, failed: 0 })
}

const httpAlone = onBuild('shop over HTTP, alone', () => runHttp(HTTP_SERIES.alone))
const fleet = onBuild('fleet', runFleetCheck)
const inBrowser = onBuild('shop in a browser', () => runBrowser(browser))

// Three workers take one step after the other, the short ones last, so that all end at nearly the same time. Every step waits at times,
// for example for a process to start, so three of them keep two cores busy. With four, tests that wait for a change ran out of time.
const queue = [
  () => building,
  () => timed('jest', runJest),
  () => timed('node:test', runNodeTests),
  onBuild('shop over HTTP', () => runHttp(HTTP_SERIES.ownStore)),
  onBuild('shop over HTTP, other stores', () => runHttp(HTTP_SERIES.otherStores)),
  () => timed('contract suite, other targets', () => runContract(CONTRACT_TARGETS.others)),
  onBuild('crawl', runCrawl),
  () => timed('other gates', runOtherGates),
  () => timed('contract suite on SQLite', () => runContract(CONTRACT_TARGETS.sqlite)),
  () => timed('node:test of scripts', runScriptTests),
]
const tallies = []

async function work() {
  for (let step = queue.shift(); step; step = queue.shift()) tallies.push(await step())
}

await Promise.all([work(), work(), work()])
// The check of types never waits and has no limit of time: it gives way to the next two steps, which measure time and leave half of the
// processor time unused.
const types = timed('types', () => runTypes({ givesWay: true }))
for (const step of [httpAlone, fleet, inBrowser]) tallies.push(await step())
tallies.push(await types)
process.exit(printSummary(sum(tallies)))
