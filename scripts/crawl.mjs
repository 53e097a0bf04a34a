// npm run crawl:check [-- https://address] [-- --axe] [-- --postgres]: builds the shop if needed and crawls it, or the one at the address.
import { stop } from './steps/node-version.mjs'
import { prepare } from './steps/prepare.mjs'

await prepare(import.meta.url)
const { ensureBuilt } = await import('./steps/build.mjs')
const { childEnv, run } = await import('./steps/run.mjs')

const args = process.argv.slice(2)
const isOwnShop = !args.some((arg) => arg.startsWith('http'))
if (isOwnShop && (await ensureBuilt()).code !== 0) stop('The build failed; the lines above say why.')
const env = childEnv({ NEXT_TELEMETRY_DISABLED: '1' })
process.exit((await run('node', ['scripts/crawl/main.ts', ...args], { env })).code)
