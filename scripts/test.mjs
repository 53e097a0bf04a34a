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

// Two sequences of steps run concurrently, one for each of two cores: gates, unit tests and crawl; contract suite, build and tests over HTTP. The build
// waits for the gates because both write .next/types; the browser tests use both cores.
const gates = timed('gates', runGates)
const unitTests = gates.then(() => timed('unit tests', runUnitTests))
const contract = timed('contract suite', runContract)
const built = Promise.all([gates, contract]).then(() => timed('build', build))

/** Runs a step that needs the build once `ready` has resolved; returns no counts when the build has failed. */
async function onBuild(name, step, ready) {
  await ready
  return (await built).failed === 0 ? timed(name, step) : { passed: 0, failed: 0 }
}

const overHttp = onBuild('shop over HTTP', runHttp, built)
const crawl = onBuild('crawl', runCrawl, unitTests)
const inBrowser = onBuild('shop in a browser', () => runBrowser(browser), Promise.all([overHttp, crawl]))
const steps = [gates, unitTests, contract, built, overHttp, crawl, inBrowser]
process.exit(closingLine(sum(await Promise.all(steps))))
