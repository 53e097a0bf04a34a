import { stripVTControlCharacters } from 'node:util'

const REASON_LENGTH = 300

/** Names each failed test in the text of a node:test runner, the contract suite, the crawl or the fleet check, with the line below it. */
export function failuresInText(text) {
  const lines = text.split('\n')
  return lines.flatMap((line, at) => {
    const [, name] = /^\s*[✖✗] (?!failing tests:)(.+)/.exec(line) ?? []
    return name ? [described(name, lines[at + 1])] : []
  })
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
  const short = plain.split('\n').slice(0, 4).join(' ').slice(0, REASON_LENGTH)
  return short ? `${name.trim()} — ${short}` : name.trim()
}
