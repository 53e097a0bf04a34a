import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { root } from './node-version.mjs'

// docs/reliability.md has a command for each attack. One whose name fits no test would run none, and pass.

const FOLDER = 'e2e/http'
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const rows = read('docs/reliability.md')
  .split('\n')
  .filter((line) => /^\| (?!Tried|---|Package|`)/.test(line))
  .map((line) => line.replaceAll('\\|', '\u0000').split('|').at(-2)!.replaceAll('\u0000', '|'))
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

function titlesIn(file: string): string[] {
  return [...read(file).matchAll(/\b(?:test|describe)\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gs)].map(
    ([, , title]) => title!,
  )
}

/** What a command runs that does not exist; empty for a good one. */
function missingIn(command: string): string[] {
  const [, short, title] = /^(guard|uploads|hostile-api|outage|logs)(?: "(.+)")?$/.exec(command) ?? []
  if (short) return missingTests(`${FOLDER}/${short}.test.ts`, title)
  const [, script] = /^(?:\w+=\S+ )?npm run (\S+)/.exec(command) ?? []
  if (script) return script in scripts ? [] : [command]
  const [, pattern] = /--test-name-pattern="(.+?)"/.exec(command) ?? []
  const files = command.split(' ').filter((word) => /\.(?:test|contract)\.ts$/.test(word))
  if (files.length > 0) return files.flatMap((file) => missingTests(file, pattern))
  const [, name] = /^npx jest (\S+)$/.exec(command) ?? []
  if (name) return globSync(`${name}*.test.{ts,tsx}`, { cwd: root }).length > 0 ? [] : [command]
  const isContract = existsSync(path.join(root, 'e2e/contract', `${command}.contract.ts`))
  return isContract ? [] : [command]
}

function missingTests(file: string, pattern = '.'): string[] {
  const files = globSync(file, { cwd: root })
  const isFound = files.some((each) => titlesIn(each).some((title) => new RegExp(pattern).test(title)))
  return isFound ? [] : [`${file} "${pattern}"`]
}

test('every attack of docs/reliability.md has a command, and every command finds its test', () => {
  assert.ok(rows.length > 45, `${rows.length} rows`)
  const previous = /^ the same/
  for (const cell of rows) {
    const commands = [...cell.matchAll(/`([^`]+)`/g)].map(([, command]) => command!)
    assert.ok(commands.length > 0 || previous.test(cell), cell)
    // What is tried by hand, and the whole suite, name no single test.
    const tests = commands.filter((command) => !command.startsWith('(') && command !== 'npm test')
    assert.deepEqual(tests.flatMap(missingIn), [])
  }
})

test('a command that finds no test, file or script is found', () => {
  for (const command of [
    'guard "no such title"',
    'npm run no-such-script',
    'node --test server/no-such.test.ts',
    'npx jest lib/routes/no-such',
    'no-such-contract',
  ])
    assert.equal(missingIn(command).length, 1, command)
})
