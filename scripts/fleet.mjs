// npm run fleet: builds the shop if needed and runs three processes of it behind one address, with a database, Redis and nginx.
import { requireNode, isPinnedNode, root, stop } from './steps/node-version.mjs'
import { endWithParent, restartPinned } from './steps/pinned-process.mjs'

requireNode()
endWithParent()
const { ensureInstalled } = await import('./steps/install.mjs')
ensureInstalled()

if (!isPinnedNode) restartPinned(import.meta.url)
else {
  process.chdir(root)
  const { ensureBuilt } = await import('./steps/build.mjs')
  if ((await ensureBuilt()).code !== 0) stop('The build failed; the lines above say why.')
  await import('./fleet/main.ts')
}
