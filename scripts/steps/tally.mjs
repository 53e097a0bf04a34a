/** Sums the counts of several steps. */
export function sum(tallies) {
  return tallies.reduce(
    (all, { passed, failed }) => ({ passed: all.passed + passed, failed: all.failed + failed }),
    { passed: 0, failed: 0 },
  )
}

/** Runs a step, prints how many seconds it takes, and returns its result. */
export async function timed(name, step) {
  const start = performance.now()
  const result = await step()
  console.log(`  ${name}: ${Math.round((performance.now() - start) / 1000)} s`)
  return result
}

/** Prints the closing line and returns the exit code. */
export function closingLine({ passed, failed }) {
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed > 0 || passed === 0 ? 1 : 0
}

/** Prints and returns the tally of a step that only passes or fails. */
export function gate(name, code) {
  console.log(`${code === 0 ? '✓' : '✗'} ${name}`)
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
}

/** Prints and returns a runner's own counts; a runner that fails without a count counts as one failure. */
export function counted(name, code, passed, failed) {
  const failures = code !== 0 && failed === 0 ? 1 : failed
  console.log(`${failures === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failures} failed`)
  return { passed, failed: failures }
}
