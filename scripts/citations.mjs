// npm run citations: fails when a cited code, file or link does not exist, or when there is a requirement that no file cites.
// With --table it prints the tests that cite each requirement.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { exists } from './citations/paths-named.mjs'
import { problemsOf, requirementCodes } from './citations/problems.mjs'
import { table, testsByCode } from './citations/citing-tests.mjs'

const root = path.join(import.meta.dirname, '..')
const NOT_SOURCES = /^(?:node_modules|\.next|\.cache|\.data|\.git|test-results|playwright-report)$/
// The tests of this command contain invalid citations on purpose.
const OWN_TESTS = 'scripts/citations/'

const paths = globSync('**/*.{ts,tsx,mjs,cjs,css,md}', {
  cwd: root,
  exclude: (entry) => NOT_SOURCES.test(path.basename(entry)),
}).map((file) => file.replaceAll(path.sep, '/'))
const files = new Map(
  paths
    .filter((file) => !file.startsWith(OWN_TESTS))
    .sort()
    .map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
)

const problems = problemsOf(files, (named) => exists(root, named))
if (problems.length > 0) console.error(problems.join('\n'))
const codes = requirementCodes(files.get('docs/requirements.md') ?? '')
const places = testsByCode(files)
const lines = table(codes, places)
console.log(process.argv.includes('--table') ? lines : lines.slice(lines.lastIndexOf('\n') + 1))
process.exitCode = problems.length > 0 ? 1 : 0
