// npm test: runs every check and test, from a fresh clone on. Installs what it needs, a browser included.
import { requireNode } from './steps/node-version.mjs'

requireNode()
const { ensureInstalled } = await import('./steps/install.mjs')
ensureInstalled()
const { ensureBrowser } = await import('./steps/browser.mjs')
const { ensureBuilt } = await import('./steps/build.mjs')
const { runGates, runUnitTests } = await import('./steps/check.mjs')
const { runBrowser, runContract, runHttp } = await import('./steps/suites.mjs')
const { runCrawl } = await import('./steps/crawl.mjs')
const { closingLine, gate, sum, timed } = await import('./steps/tally.mjs')

const browser = await ensureBrowser()

async function build() {
  const { code, warnings } = await ensureBuilt()
  for (const warning of warnings) console.error(warning)
  return gate('production build without a warning (R95)', code || warnings.length)
}

// Two lanes, one for each of two cores. The build waits for the gates because both write .next/types.
const gates = timed('gates', runGates)
const unitTests = gates.then(() => timed('unit tests', runUnitTests))
const contract = timed('contract suite', runContract)
const built = await Promise.all([gates, contract]).then(() => timed('build', build))
const tallies = await Promise.all([gates, unitTests, contract])
tallies.push(built)
if (built.failed === 0) {
  const overHttp = [timed('crawl', runCrawl), timed('shop over HTTP', runHttp)]
  tallies.push(...(await Promise.all(overHttp)))
  tallies.push(await timed('shop in a browser', () => runBrowser(browser)))
}
process.exit(closingLine(sum(tallies)))
