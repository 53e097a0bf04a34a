import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { QuestionService } from './question-service.ts'
import { readQuestionsCommand } from './command.ts'

const waiting = {
  id: 7,
  status: 'waiting' as const,
  product: 'Sérum',
  path: '/serum',
  name: 'Ana\u001b[2J',
  email: 'ana@exemplo.test',
  phone: '',
  text: 'Arde?\nPosso usar?',
  answer: null,
  createdAt: 0,
}

async function run(...args: string[]) {
  const calls: unknown[] = []
  const questions: QuestionService = {
    list: async (status) => (status === 'waiting' ? [waiting] : []),
    answer: async (...call) => calls.push(call) > 0 && call[0] === 7,
    move: async (ids, status) => {
      calls.push(ids, status)
      return ids.filter((id) => id === 7)
    },
    erase: async (email) => {
      calls.push(email)
      return 2
    },
  }
  const task = readQuestionsCommand(args)
  if (typeof task === 'string') return { code: 2, text: task, calls }
  const lines: string[] = []
  const print = (text: string) => void lines.push(text)
  return { code: await task(questions, { print, printError: print }), text: lines.join('\n'), calls }
}

test('list shows the waiting questions; control characters of a visitor do not reach the terminal', async () => {
  const { code, text } = await run('list')
  assert.equal(code, 0)
  assert.match(
    text,
    /^#7 {2}1970-01-01 {2}Sérum {2}\/serum {2}Ana\u{fffd}\[2J <ana@exemplo\.test>\n {4}Arde\?\n {4}Posso usar\?$/u,
  )
  assert.equal((await run('list', '--status', 'rejected')).text, 'No rejected questions.')
})

test('answer, publish, reject and erase pass their arguments to the service and report unknown ids', async () => {
  assert.deepEqual((await run('answer', '7', 'Não', 'arde.')).calls, [[7, 'Não arde.']])
  assert.deepEqual(
    [(await run('answer', '8', 'x')).code, (await run('answer', '8', 'x')).text],
    [1, 'There is no question 8.'],
  )
  const { code, text, calls } = await run('publish', '7', '7', '9')
  assert.deepEqual([code, calls], [1, [[7, 9], 'published']])
  assert.match(text, /Now published: 7\.[^]*There are no questions 9\./)
  assert.deepEqual((await run('reject', '7')).calls, [[7], 'rejected'])
  assert.deepEqual((await run('erase', '--email', ' ana@exemplo.test')).calls, ['ana@exemplo.test'])
})

test('wrong arguments end with exit code 2', async () => {
  for (const args of [
    [],
    ['x'],
    ['list', '1'],
    ['list', '--status', 'new'],
    ['list', '--email', 'a@b.co'],
    ['answer', '7'],
    ['answer', 'x', 'y'],
    ['answer', '7', 'x'.repeat(2001)],
    ['publish'],
    ['publish', '0'],
    ['reject', 'x'],
    ['erase'],
    ['erase', '--email', 'ana'],
    ['erase', '--status', 'waiting'],
    ['publish', '7', '--email', 'a@b.co'],
    ['--wrong'],
  ])
    assert.equal((await run(...args)).code, 2, args.join(' '))
})
