// npm start: installs, builds and starts the shop, also in a fresh clone. Plain JavaScript, because it runs before
// dependencies are installed.
import { hasMemorySettings, HEAP_SETTINGS, MEMORY_SETTINGS } from '../lib/process/memory-settings.mjs'
import { requireNode, isPinnedNode, root, stop } from './steps/node-version.mjs'
import { endWithParent, restartPinned } from './steps/pinned-process.mjs'

requireNode()
endWithParent()

const { ensureInstalled } = await import('./steps/install.mjs')
await ensureInstalled()

if (!isPinnedNode || !hasMemorySettings) {
  // Restarts itself under the project's Node and with its memory settings (T4). The compile cache of an earlier start saves a fifth of
  // the processor time.
  restartPinned(import.meta.url, {
    nodeArgs: HEAP_SETTINGS,
    env: { NODE_COMPILE_CACHE: `${root}/.cache/node`, ...MEMORY_SETTINGS, ...process.env },
  })
} else {
  process.chdir(root)
  process.env.NODE_ENV = 'production'
  process.env.NEXT_TELEMETRY_DISABLED = '1'
  const { preflight } = await import('../server/checks/preflight.ts')
  const { env, findings } = await preflight(process.env)
  const problems = findings.flatMap(({ problem }) => problem ?? [])
  if (problems.length > 0) stop(problems.join('\n'))
  const { sellerProblems } = await import('../server/checks/seller-check.ts')
  const missing = sellerProblems(env)
  if (missing.length > 0)
    console.warn(
      ['\n  Before this shop sells (Decreto 7.962/2013; npm run doctor):', ...missing].join('\n  - '),
    )
  const { ensureBuilt } = await import('./steps/build.mjs')
  if ((await ensureBuilt()).code !== 0) stop('The build failed; the lines above say why.')
  await import('../server/main.ts')
}
