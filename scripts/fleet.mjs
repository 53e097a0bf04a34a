// npm run fleet: builds the shop if needed and runs three processes of it behind one address, with a database, Redis and nginx.
import { root, stop } from './steps/node-version.mjs'
import { endWithParent } from './steps/pinned-process.mjs'
import { prepare } from './steps/prepare.mjs'

endWithParent()
await prepare(import.meta.url)

process.chdir(root)
const { ensureBuilt } = await import('./steps/build.mjs')
if ((await ensureBuilt()).code !== 0) stop('The build failed; the lines above say why.')
await import('./fleet/main.ts')
