import { freePort } from '../../../e2e/free-port.ts'
import { openFleet, type Fleet } from '../open-fleet.ts'
import { checkCarts } from './carts.ts'
import type { Check, Outcome, Size } from './outcome.ts'
import { checkLimits, checkPhotoAndSession, checkPrice, FLEET_PASSWORD } from './shared-state.ts'
import { checkDatabase, checkKill, checkRedis, checkReload, checkRollingRestart } from './disruptions.ts'

// npm run fleet:check: what three shops share, and what visitors notice while parts of the fleet fail. --short is the form of
// `npm test`, --plain leaves nginx and Redis out although they are installed.
// `npm test` shares the processor with other tests, so in the short form visitors pause: a disruption sees some hundred requests instead of
// as many as the shops can answer.
const WHOLE: Size = { cartSessions: 100, requests: 10_000, restarts: 3, seconds: 6, pauseMs: 0 }
const SHORT: Size = { cartSessions: 3, requests: 500, restarts: 1, seconds: 1, pauseMs: 100 }
const CHECKS: Check[] = [
  checkCarts,
  checkPhotoAndSession,
  checkLimits,
  checkPrice,
  checkRollingRestart,
  checkKill,
  checkDatabase,
  checkRedis,
  checkReload,
]

const isShort = process.argv.includes('--short')
const started = performance.now()
// The end of this process ends its programs too (scripts/fleet/program.ts).
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))
let fleet: Fleet | undefined
const outcomes: Outcome[] = []
try {
  fleet = await openFleet({
    port: await freePort(),
    // In the short form a shop loads the code of a page when it is visited, which takes a fifth less processor time.
    env: { MODERATION_PASSWORD: FLEET_PASSWORD, ...(isShort && { PRELOAD_PAGES: '0' }) },
    isPlain: process.argv.includes('--plain'),
    onStep: (text) => console.log(`  ${text}`),
  })
  console.log(`  ${secondsSince(started)} s`)
  for (const check of CHECKS) {
    const before = performance.now()
    const found = await check(fleet, isShort ? SHORT : WHOLE)
    for (const outcome of found) print(outcome)
    if (found.length > 0) console.log(`  ${secondsSince(before)} s`)
    outcomes.push(...found)
  }
} catch (error) {
  console.error(error)
  outcomes.push({ name: 'the fleet runs', figure: String(error), isOk: false })
} finally {
  await fleet?.stop()
}
const failed = outcomes.filter(({ isOk }) => !isOk).length
console.log(`  ${secondsSince(started)} s in all`)
console.log(`${outcomes.length - failed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)

function secondsSince(start: number): string {
  return ((performance.now() - start) / 1000).toFixed(1)
}

function print({ name, figure, isOk }: Outcome) {
  console.log(`${isOk ? '✓' : '✗'} ${name.padEnd(64)} ${figure}`)
}
