// npm start: from a fresh clone to an open shop. Plain JavaScript, because it runs before anything is installed.
import { hasMemoryRules, MEMORY_RULES } from './steps/memory.mjs'
import { requireNode, isPinnedNode, pinnedNode, root, stop } from './steps/node-version.mjs'

requireNode()
// npm hands a SIGTERM to the shell between it and us, which dies without a word to anybody: losing it means the same.
const parent = process.ppid
setInterval(() => process.ppid !== parent && process.kill(process.pid, 'SIGTERM'), 250).unref()

const { ensureInstalled } = await import('./steps/install.mjs')
ensureInstalled()

if (!isPinnedNode || !hasMemoryRules) {
  // npm starts us under the newcomer's Node or without our memory rules; the shop runs under its own of both (T4).
  const { spawn } = await import('node:child_process')
  const child = spawn(pinnedNode(), [new URL(import.meta.url).pathname, ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
    env: { ...MEMORY_RULES, ...process.env },
  })
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
