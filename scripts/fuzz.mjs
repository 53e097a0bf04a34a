// npm run fuzz [-- --requests 50000]: sends random requests to the built shop on this machine and checks every response.
import { parseArgs } from 'node:util'
import { stop } from './steps/node-version.mjs'
import { prepare } from './steps/prepare.mjs'

await prepare(import.meta.url)
const { ensureBuilt } = await import('./steps/build.mjs')
const { childEnv, run } = await import('./steps/run.mjs')

const MAX_REQUESTS = 200_000
const { values } = parseArgs({ options: { requests: { type: 'string', default: '50000' } } })
const requests = Number(values.requests)
if (!Number.isInteger(requests) || requests < 1 || requests > MAX_REQUESTS)
  stop(`--requests has to be a number from 1 to ${MAX_REQUESTS}.`)
if ((await ensureBuilt()).code !== 0) stop('The build failed; the lines above say why.')
const env = childEnv({ NEXT_TELEMETRY_DISABLED: '1', FUZZ_CASES: String(requests) })
const args = ['--test', '--test-isolation=none', 'e2e/http/fuzz.test.ts']
process.exit((await run('node', args, { env })).code)
