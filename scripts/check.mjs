// npm run check: everything that can be said of the sources without a build. Prints one line a step and the sum.
import { requireNode } from './steps/node-version.mjs'

requireNode()
const { ensureInstalled } = await import('./steps/install.mjs')
ensureInstalled()
const { runCheck } = await import('./steps/check.mjs')
const { closingLine } = await import('./steps/tally.mjs')
process.exit(closingLine(await runCheck()))
