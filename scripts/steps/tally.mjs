/** Sums the counts of several steps. */
export function sum(tallies) {
  return tallies.reduce(
    (all, { passed, failed }) => ({ passed: all.passed + passed, failed: all.failed + failed }),
    { passed: 0, failed: 0 },
  )
}

/** Prints the line that everybody looks for and gives the exit code. */
export function closingLine({ passed, failed }) {
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed > 0 || passed === 0 ? 1 : 0
}

/** A step that only passes or fails. */
export function gate(name, code) {
  console.log(`${code === 0 ? '✓' : '✗'} ${name}`)
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
}

/** A runner's own counts; one that failed without counting anything counts as one failure. */
export function counted(name, code, passed, failed) {
  const honest = code !== 0 && failed === 0 ? 1 : failed
  console.log(`${honest === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${honest} failed`)
  return { passed, failed: honest }
}
