// npm run doctor: checks everything that the shop needs, and prints how to fix what is missing. With `-- --store URL` it calls
// a store of the platform and reports which of its data the shop will show and which it will not.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './steps/node-version.mjs'
import { prepare } from './steps/prepare.mjs'

await prepare(import.meta.url)
process.chdir(root)
const { values } = parseArgs({ options: { store: { type: 'string' } } })
if (values.store !== undefined) {
  const { printStoreReport } = await import('../server/checks/store-report/print.ts')
  process.exit(await printStoreReport(values.store, process.env))
}
const { preflight } = await import('../server/checks/preflight.ts')
const { checkStore } = await import('../server/checks/check-store.ts')
const { checkPostalCodes } = await import('../server/checks/check-postal-codes.ts')
const { sellerProblems } = await import('../server/checks/seller-check.ts')
const { findBrowser } = await import('./steps/browser.mjs')
const { env, findings } = await preflight(process.env)
const browser = findBrowser()
const { checkContainer } = await import('../server/checks/store-report/tag-container.ts')
const postalCodes = await checkPostalCodes(env)
const container = env.gtmId ? await checkContainer(env.gtmId) : undefined
const report = [
  { name: `Node ${process.versions.node}` },
  ...findings,
  await checkStore(env),
  ...(postalCodes ? [postalCodes] : []),
  ...sellerFindings(sellerProblems(env)),
  ...(container ? [tagFinding(container)] : []),
  {
    name: `production build ${existsSync(path.join(root, '.next', 'storefront-sources')) ? '(exists)' : '(npm start creates it)'}`,
  },
  {
    name: `browser for tests${browser ? `: ${browser}` : ''}`,
    problem: browser ? undefined : 'No Chromium found. npm test installs one.',
  },
]
function sellerFindings(problems) {
  if (problems.length === 0) return [{ name: 'seller and payments' }]
  return problems.map((problem) => ({ name: 'seller and payments', problem }))
}

function tagFinding({ verdict, sentence }) {
  const name = `tags of ${env.gtmId}`
  return verdict === 'problem' ? { name, problem: sentence } : { name: `${name}: ${sentence}` }
}

for (const { name, problem } of report)
  console.log(`${problem ? '✗' : '✓'} ${name}${problem ? `\n    ${problem}` : ''}`)
process.exit(report.some(({ problem }) => problem) ? 1 : 0)
