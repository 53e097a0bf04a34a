// Run as a program: checks the types and the lint rules of every file with one TypeScript program. tsc and ESLint would each compute all
// types, which takes most of their time. Reports what `npm run typecheck` and `npm run lint` report.
import path from 'node:path'
import { root } from './node-version.mjs'

/** The exit codes of this program; both fail at their sum, and at any other code but 0. */
export const TYPES_FAIL = 10
export const LINT_FAILS = 20

if (import.meta.main) {
  const program = await createProgram()
  const areTypesRight = await checkTypes(program)
  const isClean = await checkLint(program)
  process.exitCode = (areTypesRight ? 0 : TYPES_FAIL) + (isClean ? 0 : LINT_FAILS)
}

async function createProgram() {
  const { default: ts } = await import('typescript')
  const configHost = {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => fail(messageText),
  }
  const config = ts.getParsedCommandLineOfConfigFile(path.join(root, 'tsconfig.json'), {}, configHost)
  // ESLint's rules need the parents of syntax nodes.
  const host = ts.createCompilerHost(config.options, true)
  return ts.createProgram(config.fileNames, config.options, host, undefined, config.errors)
}

function fail(message) {
  throw new Error(String(message))
}

async function checkTypes(program) {
  const { default: ts } = await import('typescript')
  const problems = ts.getPreEmitDiagnostics(program)
  const names = {
    getCurrentDirectory: () => root,
    getCanonicalFileName: (file) => file,
    getNewLine: () => '\n',
  }
  if (problems.length > 0) console.error(ts.formatDiagnosticsWithColorAndContext(problems, names))
  return problems.length === 0
}

/** Like `eslint --max-warnings 0 .`. */
async function checkLint(program) {
  const { ESLint } = await import('eslint')
  const parserOptions = { projectService: false, programs: [program] }
  const eslint = new ESLint({
    cwd: root,
    overrideConfig: [{ files: ['**/*.{ts,tsx}'], languageOptions: { parserOptions } }],
  })
  const results = await eslint.lintFiles(['.'])
  const isClean = results.every(({ errorCount, warningCount }) => errorCount + warningCount === 0)
  if (!isClean) console.error(await (await eslint.loadFormatter('stylish')).format(results))
  return isClean
}
