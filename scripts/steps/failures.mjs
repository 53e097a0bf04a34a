import { stripVTControlCharacters } from 'node:util'

const REASON_LENGTH = 300

/** Names each failed test in the text of a node:test runner, the contract suite, the crawl or the fleet check, with the lines below it. */
export function failuresInText(text) {
  const lines = text.split('\n')
  return lines.flatMap((line, at) => {
    const [, name] = /^\s*[✖✗] (?!failing tests:)(.+)/.exec(line) ?? []
    return name ? [described(name, linesBelow(lines, at))] : []
  })
}

// A reason ends at the next test, or where a stack begins.
function linesBelow(lines, at) {
  const below = lines.slice(at + 1)
  const end = below.findIndex((line) => /^\s*(?:[✖✗✓✔] |at )/.test(line))
  return below.slice(0, end === -1 ? undefined : end).join('\n')
}

/**
 * Names each failed test of jest's JSON result; a file that fails before its first test counts by its message.
 * @param {{ testResults?: any[] }} result
 */
export function failuresOfJest({ testResults = [] }) {
  return testResults.flatMap(({ name, status, message, assertionResults = [] }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0) return status === 'failed' ? [described(name, message)] : []
    return failed.map(({ fullName, failureMessages }) => described(fullName, failureMessages?.[0]))
  })
}

/**
 * Names each failed test of Playwright's JSON report by file, line and title.
 * @param {{ suites?: any[], errors?: any[] }} report
 */
export function failuresOfPlaywright({ suites = [], errors = [] }) {
  return [
    ...errors.map(({ message }) => described('playwright', message)),
    ...suites.flatMap(({ specs = [], suites: inner = [] }) => [
      ...specs
        .filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky'))
        .map(({ file, line, title, tests }) => described(`${file}:${line} ${title}`, reasonOf(tests))),
      ...failuresOfPlaywright({ suites: inner }),
    ]),
  ]
}

function reasonOf(tests) {
  return tests.flatMap(({ results }) => results).find(({ error }) => error)?.error.message
}

function described(name, reason = '') {
  const plain = stripVTControlCharacters(reason).trim()
  const lines = plain.split('\n').map((line) => line.trim())
  const short = lines.filter(Boolean).slice(0, 4).join(' ').slice(0, REASON_LENGTH)
  return short ? `${name.trim()} — ${short}` : name.trim()
}
