// npm run contract: runs the contract suite of both APIs; --target, --profile and --short choose a part of it.
import { parseArgs } from 'node:util'
import { PROFILES } from './contract/files.mjs'
import { runTargets } from './contract/run-targets.mjs'
import { TARGETS } from './contract/targets.mjs'

const { values } = parseArgs({
  options: {
    target: { type: 'string', multiple: true },
    profile: { type: 'string' },
    short: { type: 'boolean' },
  },
})
const unknown = values.target?.find((target) => !TARGETS.includes(target))
if (unknown) {
  console.error(
    `Unknown target "${unknown}". Targets: ${TARGETS.join(', ')}. For another host set CONTRACT_URL=https://….`,
  )
  process.exit(2)
}
if (values.profile !== undefined && !Object.hasOwn(PROFILES, values.profile)) {
  console.error(`Unknown profile "${values.profile}". Profiles: ${Object.keys(PROFILES).join(', ')}.`)
  process.exit(2)
}
const { passed, failed } = await runTargets({
  ...(values.target && { targets: values.target }),
  isShort: values.short,
  profile: values.profile,
})
if (process.env.CONTRACT_URL) await printOptionalCalls(process.env.CONTRACT_URL)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

async function printOptionalCalls(url) {
  const { findOptionalCalls } = await import('../server/checks/store-report/optional-calls.ts')
  const { openStoreHost } = await import('../server/checks/store-report/host.ts')
  const { hostOptions } = await import('../server/checks/store-report/options.ts')
  const optionalCalls = await findOptionalCalls(openStoreHost(url, hostOptions(process.env)))
  const names = (has) =>
    optionalCalls.flatMap((one) => (one.has === has ? one.name : [])).join(', ') || 'none'
  console.log(`Optional calls of this host: ${names(true)}.\nMissing: ${names(false)}.`)
}
