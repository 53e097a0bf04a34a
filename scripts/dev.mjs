// npm run dev: the production server in development mode, which applies source changes while it runs.
import { root } from './steps/node-version.mjs'
import { prepare } from './steps/prepare.mjs'

await prepare(import.meta.url)
const { childEnv, run } = await import('./steps/run.mjs')
// Ctrl-C also reaches the server; this process waits for its exit.
process.on('SIGINT', () => {})
process.chdir(root)
const { code } = await run('node', ['server/main.ts', '--dev'], {
  env: childEnv({ NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' }),
})
process.exit(code)
