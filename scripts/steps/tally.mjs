/** Sums the counts of several steps and joins what failed in them. */
export function sum(tallies) {
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failed: tallies.reduce((total, { failed }) => total + failed, 0),
    failures: tallies.flatMap(({ failures = [] }) => failures),
  }
}

/** Runs a step, prints how many seconds it takes, and returns its result. */
export async function timed(name, step) {
  const start = performance.now()
  const result = await step()
  console.log(`  ${name}: ${Math.round((performance.now() - start) / 1000)} s`)
  return result
}

/** Prints what failed and the totals, so that the end of a long log says everything; returns the exit code. */
export function printSummary({ passed, failed, failures = [] }) {
  for (const failure of failures) console.log(`✗ ${failure}`)
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed > 0 || passed === 0 ? 1 : 0
}

/** Prints and returns the tally of a step that only passes or fails. */
export function gate(name, code) {
  console.log(`${code === 0 ? '✓' : '✗'} ${name}`)
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, failures: [name] }
}

/** Prints and returns a runner's own counts and names of failed tests; a runner that fails without a count counts as one failure. */
export function counted(name, code, passed, failed, failures = []) {
  const count = code !== 0 && failed === 0 ? 1 : failed
  console.log(`${count === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${count} failed`)
  const named = failures.length > 0 ? failures : [`exit code ${code}`]
  return { passed, failed: count, failures: count === 0 ? [] : named.map((failure) => `${name}: ${failure}`) }
}
