// npm run check: every static check and test that needs neither a build nor a browser. Prints one line for each step and the totals.
import { prepare } from './steps/prepare.mjs'

await prepare(import.meta.url)
const { runCheck } = await import('./steps/check.mjs')
const { printSummary } = await import('./steps/tally.mjs')
process.exit(printSummary(await runCheck()))
