// npm run dev: the production server in development mode, which applies source changes while it runs.
import { requireNode, root } from './steps/node-version.mjs'

requireNode()
const { ensureInstalled } = await import('./steps/install.mjs')
ensureInstalled()
const { childEnv, run } = await import('./steps/run.mjs')
// Ctrl-C also reaches the server; this process waits for its exit.
process.on('SIGINT', () => {})
process.chdir(root)
const { code } = await run('node', ['server/main.ts', '--dev'], {
  env: childEnv({ NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' }),
})
process.exit(code)
