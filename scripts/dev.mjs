// npm run dev: the shop with its sources watched, on the same server as in production.
import { requireNode, root } from './steps/node-version.mjs'

requireNode()
const { ensureInstalled } = await import('./steps/install.mjs')
ensureInstalled()
const { childEnv, run } = await import('./steps/run.mjs')
process.on('SIGINT', () => {})
process.chdir(root)
const { code } = await run('node', ['server/main.ts', '--dev'], {
  env: childEnv({ NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' }),
})
process.exit(code)
