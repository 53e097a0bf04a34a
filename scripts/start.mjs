// npm start: installs, builds and starts the shop, also in a fresh clone. Plain JavaScript, because it runs before
// dependencies are installed.
import { hasMemorySettings, HEAP_SETTINGS, MEMORY_SETTINGS } from './steps/memory.mjs'
import { requireNode, isPinnedNode, pinnedNode, root, stop } from './steps/node-version.mjs'

requireNode()
// npm sends SIGTERM to the shell between npm and this process, and the shell does not forward it. When the shell exits,
// the parent process id changes, and this process sends itself the signal.
const parent = process.ppid
setInterval(() => process.ppid !== parent && process.kill(process.pid, 'SIGTERM'), 250).unref()

const { ensureInstalled } = await import('./steps/install.mjs')
ensureInstalled()

if (!isPinnedNode || !hasMemorySettings) {
  // Restarts itself under the project's Node and with its memory settings (T4).
  const { spawn } = await import('node:child_process')
  const child = spawn(
    pinnedNode(),
    [...HEAP_SETTINGS, new URL(import.meta.url).pathname, ...process.argv.slice(2)],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...MEMORY_SETTINGS, ...process.env },
    },
  )
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => signal === 'SIGTERM' && child.kill(signal))
  child.once('close', (code) => process.exit(code ?? 1))
} else {
  process.chdir(root)
  process.env.NODE_ENV = 'production'
  process.env.NEXT_TELEMETRY_DISABLED = '1'
  const { preflight } = await import('../server/preflight.ts')
  const problems = (await preflight(process.env)).findings.flatMap(({ problem }) => problem ?? [])
  if (problems.length > 0) stop(problems.join('\n'))
  const { ensureBuilt } = await import('./steps/build.mjs')
  if ((await ensureBuilt()).code !== 0) stop('The build failed; the lines above say why.')
  await import('../server/main.ts')
}
