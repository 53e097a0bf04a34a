// npm run e2e [-- file names and Playwright arguments]: tests the built shop over HTTP and in a real Chromium.
import { stop } from './steps/node-version.mjs'
import { prepare } from './steps/prepare.mjs'

await prepare(import.meta.url)
const { ensureBrowser } = await import('./steps/browser.mjs')
const { ensureBuilt } = await import('./steps/build.mjs')
const { runE2e } = await import('./steps/suites.mjs')
const { printSummary } = await import('./steps/tally.mjs')

const browser = await ensureBrowser()
if ((await ensureBuilt()).code !== 0) stop('The build failed; the lines above say why.')
process.exit(printSummary(await runE2e(browser, process.argv.slice(2))))
