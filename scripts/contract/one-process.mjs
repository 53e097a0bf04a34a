// Runs contract files, its arguments, in this process and sends the counts and failures to the parent process: loading the store
// takes longer than the tests of most files.
import { once } from 'node:events'
import { registerHooks } from 'node:module'
import { basename, relative, resolve } from 'node:path'
import { run } from 'node:test'
import { pathToFileURL } from 'node:url'

const ROOT = resolve(import.meta.dirname, '../..')
const SUITE = pathToFileURL(resolve(ROOT, 'e2e/contract/')).href
const REASON_LENGTH = 1500

// Each contract file gets copies of the suite's own modules, among them the store under test: no file sees what another has done.
registerHooks({
  resolve(specifier, context, nextResolve) {
    const found = nextResolve(specifier, context)
    const parent = context.parentURL?.startsWith(SUITE) && new URL(context.parentURL)
    if (!parent || !found.url.startsWith(SUITE) || found.url.includes('?')) return found
    const file = parent.searchParams.get('file') ?? basename(parent.pathname)
    return { ...found, url: `${found.url}?file=${file}` }
  },
})

function describe({ name, file, line, details }) {
  const error = details.error?.cause ?? details.error
  const whole = error?.stack ?? String(error?.message ?? error)
  const reason = whole.length > REASON_LENGTH ? `${whole.slice(0, REASON_LENGTH)}…` : whole
  return `✖ ${name} (${relative(ROOT, file ?? '')}:${line ?? 0})\n${reason.replace(/^/gm, '    ')}`
}

// Each test counts; a suite counts only when it fails itself, for example in a hook, and not because a test failed.
const isOwnFailure = ({ details }) =>
  details.type !== 'suite' || details.error?.failureType !== 'subtestsFailed'

const result = { passed: 0, failed: 0, skipped: 0, failures: [] }
for await (const { type, data } of run({ files: process.argv.slice(2), isolation: 'none' })) {
  if (type === 'test:pass' && data.skip !== undefined) result.skipped++
  else if (type === 'test:pass' && data.details.type !== 'suite') result.passed++
  else if (type === 'test:fail' && isOwnFailure(data)) {
    result.failed++
    result.failures.push(describe(data))
  }
}
process.send(result)
process.disconnect()
// A server that a failed test leaves running does not keep the process alive.
if (process.connected) await once(process, 'disconnect')
process.exit(0)
