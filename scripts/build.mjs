// npm run build: builds the shop unless the last build has the same sources; exits with 1 when it fails or warns (R95).
import { isPinnedNode } from './steps/node-version.mjs'
import { restartPinned } from './steps/pinned-process.mjs'

// Without installing: an image has its packages already (deploy/Dockerfile).
if (!isPinnedNode) await restartPinned(import.meta.url)
const { ensureBuilt } = await import('./steps/build.mjs')
const { code, warnings } = await ensureBuilt()
for (const warning of warnings) console.error(warning)
process.exit(code || (warnings.length > 0 ? 1 : 0))
