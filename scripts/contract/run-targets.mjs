import { filesOf, SHORT } from './files.mjs'
import { runTarget } from './processes.mjs'
import { EMBEDDED, hostOf, startSharedPostgres, TARGETS } from './targets.mjs'

/**
 * Runs the contract suite against each target, or only against CONTRACT_URL when it is set; an external host is tested with the
 * profile front-v2 unless another one is named. Prints one line for each target and every failure; returns the totals.
 */
export async function runTargets({
  targets = process.env.CONTRACT_URL ? [process.env.CONTRACT_URL] : TARGETS,
  isShort = false,
  profile,
} = {}) {
  const interrupt = new AbortController()
  const onSignal = () => interrupt.abort()
  process.once('SIGINT', onSignal).once('SIGTERM', onSignal)
  const totals = { passed: 0, failed: 0 }
  let postgres
  try {
    for (const target of targets) {
      const started = performance.now()
      let result
      let host
      try {
        if (target.includes('postgres')) postgres ??= await startSharedPostgres()
        const profileName = profile ?? (EMBEDDED.includes(target) ? 'embedded' : 'front-v2')
        const files = filesOf(profileName, isShort && profileName === 'embedded' && SHORT[target])
        host = await hostOf(target, postgres?.url)
        const { url = process.env.CONTRACT_URL, env } = host ?? {}
        const options = {
          databaseUrl: postgres?.url,
          env: {
            ...(!EMBEDDED.includes(target) && { CONTRACT_URL: url }),
            ...(isShort && { CONTRACT_SHORT: '1' }),
            ...env,
          },
        }
        result = await runTarget(target, files, options, interrupt.signal)
      } catch (error) {
        result = { passed: 0, failed: 1, skipped: 0, failures: [String(error)] }
      } finally {
        await host?.stop()
      }
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      const { passed, failed, skipped, failures } = result
      console.log(`${target}: ${passed} passed, ${failed} failed, ${skipped} skipped (${seconds} s)`)
      for (const failure of failures) console.log(failure.replace(/^/gm, '  '))
      totals.passed += passed
      totals.failed += failed
    }
  } finally {
    process.off('SIGINT', onSignal).off('SIGTERM', onSignal)
    await postgres?.stop()
  }
  return totals
}
