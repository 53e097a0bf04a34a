// npm test: from a fresh clone to the closing line. Everything it needs it installs, a browser included.
import { requireNode } from './steps/node-version.mjs'

requireNode()
const { ensureInstalled } = await import('./steps/install.mjs')
ensureInstalled()
const { ensureBrowser } = await import('./steps/browser.mjs')
const { ensureBuilt } = await import('./steps/build.mjs')
const { runCheck } = await import('./steps/check.mjs')
const { runContract, runE2e } = await import('./steps/suites.mjs')
const { runCrawl } = await import('./steps/crawl.mjs')
const { closingLine, gate, sum } = await import('./steps/tally.mjs')

const browser = await ensureBrowser()
// Each of the two keeps one core busy.
const tallies = await Promise.all([runCheck(), runContract()])
const { code, warnings } = await ensureBuilt()
for (const warning of warnings) console.error(warning)
const build = gate('production build without a warning (R95)', code || warnings.length)
tallies.push(build)
if (build.failed === 0) tallies.push(await runCrawl(), await runE2e(browser))
process.exit(closingLine(sum(tallies)))
