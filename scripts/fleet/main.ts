import { preflight } from '#server/checks/preflight.ts'
import { stop } from '../steps/node-version.mjs'
import { openFleet, type Fleet } from './open-fleet.ts'

// npm run fleet: three shops behind one address until Ctrl-C or SIGTERM. The data is gone afterwards, except in a database of
// DATABASE_URL.
const { env, findings } = await preflight(process.env)
const problems = findings.flatMap(({ problem }) => problem ?? [])
if (problems.length > 0) stop(problems.join('\n'))

let fleet: Fleet | undefined
let isEnding = false
async function end() {
  if (isEnding) process.exit(1)
  isEnding = true
  console.log('\nEnding in order: address, shops, Redis, database …')
  await opening
  await fleet?.stop()
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end())

console.log('Starting:')
const opening = openFleet({ port: env.port, onStep: (text) => console.log(`  ${text}`) }).then(
  (opened) => (fleet = opened),
  (error: Error) => stop(error.message),
)
await opening
if (fleet && !isEnding) {
  const shops = fleet.shops.map(({ name, origin, metrics }) => `    ${name} ${origin}, ${metrics}`)
  console.log(`\n  ${env.brandName} is open: http://localhost:${env.port}  (Ctrl-C ends all)`)
  console.log(`  Its shops and their metrics:\n${shops.join('\n')}\n`)
}
