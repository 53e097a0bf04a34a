// npm run soak [-- --minutes 120]: builds the shop if needed, fills its caches and prints how its memory and open files then develop.
import { stop } from './steps/node-version.mjs'
import { prepare } from './steps/prepare.mjs'

await prepare(import.meta.url)
const { ensureBuilt } = await import('./steps/build.mjs')
const { childEnv, run } = await import('./steps/run.mjs')

if ((await ensureBuilt()).code !== 0) stop('The build failed; the lines above say why.')
const args = ['scripts/soak/main.ts', ...process.argv.slice(2)]
process.exit((await run('node', args, { env: childEnv({ NEXT_TELEMETRY_DISABLED: '1' }) })).code)
