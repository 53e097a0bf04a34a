// npm test: runs every check and test, also in a fresh clone. Installs dependencies and a browser first.
import { requireNode } from './steps/node-version.mjs'

requireNode()
const { ensureInstalled } = await import('./steps/install.mjs')
ensureInstalled()
const { ensureBrowser } = await import('./steps/browser.mjs')
const { ensureBuilt } = await import('./steps/build.mjs')
const { runGates, runJest, runNodeTests } = await import('./steps/check.mjs')
const { runBrowser, runContract, runCrawl, runFleetCheck, runHttp } = await import('./steps/suites.mjs')
const { closingLine, gate, sum, timed } = await import('./steps/tally.mjs')

const browser = await ensureBrowser()

async function build() {
  const { code, warnings } = await ensureBuilt()
  for (const warning of warnings) console.error(warning)
  return gate('production build without a warning (R95)', code || warnings.length)
}

// The build comes first because other steps need it, and because it and the gates both write .next/types. Then two
// series of steps run side by side, one on each core. Steps with time limits of their own come last and run alone.
const built = await timed('build', build)

async function onBuild(name, step) {
  return built.failed === 0 ? timed(name, step) : { passed: 0, failed: 0 }
}

async function gatesAndNodeTests() {
  return sum([await timed('gates', runGates), await timed('node:test', runNodeTests)])
}

async function contractAndJest() {
  return sum([await timed('contract suite', runContract), await timed('jest', runJest)])
}

const steps = [built, ...(await Promise.all([gatesAndNodeTests(), contractAndJest()]))]
steps.push(await onBuild('shop over HTTP', runHttp))
steps.push(await onBuild('fleet', runFleetCheck))
steps.push(await onBuild('crawl', runCrawl))
steps.push(await onBuild('shop in a browser', () => runBrowser(browser)))
process.exit(closingLine(sum(steps)))
