// npm run visual [-- part of a view's name …] [-- https://address] [-- --pages]: one picture of all templates, sizes and
// languages of the built shop, or of the shop at the address, for visual review.
import { stop } from './steps/node-version.mjs'
import { prepare } from './steps/prepare.mjs'

await prepare(import.meta.url)
const { ensureBrowser } = await import('./steps/browser.mjs')
const { ensureBuilt } = await import('./steps/build.mjs')
const { childEnv, run } = await import('./steps/run.mjs')

const args = process.argv.slice(2)
const CHROME_PATH = await ensureBrowser()
const isOwnShop = !args.some((arg) => arg.startsWith('http'))
if (isOwnShop && (await ensureBuilt()).code !== 0) stop('The build failed; the lines above say why.')
const env = childEnv({ NEXT_TELEMETRY_DISABLED: '1', CHROME_PATH })
process.exit((await run('node', ['scripts/visual/main.ts', ...args], { env })).code)
