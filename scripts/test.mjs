// npm test: runs every check and test, also in a fresh clone. Installs dependencies and a browser first.
import { requireNode } from './steps/node-version.mjs'

requireNode()
const { ensureInstalled } = await import('./steps/install.mjs')
ensureInstalled()
const { ensureBrowser } = await import('./steps/browser.mjs')
const { ensureBuilt } = await import('./steps/build.mjs')
const { runGates, runUnitTests } = await import('./steps/check.mjs')
const { runBrowser, runContract, runCrawl, runHttp } = await import('./steps/suites.mjs')
const { closingLine, gate, sum, timed } = await import('./steps/tally.mjs')

const browser = await ensureBrowser()

async function build() {
  const { code, warnings } = await ensureBuilt()
  for (const warning of warnings) console.error(warning)
  return gate('production build without a warning (R95)', code || warnings.length)
}

// Three sequences of steps keep two cores busy: the tests over HTTP wait for time limits half of their time. The build comes
// first because other steps need it, and because it and the gates both write .next/types. The browser tests use both cores.
const built = timed('build', build)
const contract = timed('contract suite', runContract)
const gates = built.then(() => timed('gates', runGates))
const unitTests = gates.then(() => timed('unit tests', runUnitTests))

/** Runs a step that needs the build once `ready` has resolved; returns no counts when the build has failed. */
async function onBuild(name, step, ready) {
  await ready
  return (await built).failed === 0 ? timed(name, step) : { passed: 0, failed: 0 }
}

const overHttp = onBuild('shop over HTTP', runHttp, built)
const crawl = onBuild('crawl', runCrawl, contract)
const inBrowser = onBuild(
  'shop in a browser',
  () => runBrowser(browser),
  Promise.all([unitTests, overHttp, crawl]),
)
const steps = [built, contract, gates, unitTests, overHttp, crawl, inBrowser]
process.exit(closingLine(sum(await Promise.all(steps))))
