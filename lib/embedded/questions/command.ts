import { parseArgs } from 'node:util'
import type { ReviewStatus } from '#lib/shop/moderation.ts'
import type { QuestionService, StoredQuestion } from './question-service.ts'
import type { CommandOutput } from '../store/command-output.ts'

const STATUSES: readonly ReviewStatus[] = ['waiting', 'published', 'rejected']
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const ID = /^[1-9]\d{0,8}$/
const MAX_ANSWER = 2000
const SOON = 'The shop shows the change within seconds, without a restart.'

/** Usage text of the command. */
export const QUESTIONS_USAGE = `Questions about products:
  npm run questions -- list [--status waiting|published|rejected]   lists questions, by default the waiting ones
  npm run questions -- answer <id> "<text>"                         answers a question and publishes both
  npm run questions -- publish <id…>                                publishes questions without an answer
  npm run questions -- reject <id…>                                 hides questions
  npm run questions -- erase --email <e-mail>                       erases a person's questions; to erase reviews and messages
                                                                    too: npm run reviews -- erase --email <e-mail> (LGPD)`

type Task = (questions: QuestionService, output: CommandOutput) => Promise<number>

/** Parses the arguments; returns the task to run, or an error message. */
export function readQuestionsCommand(args: string[]): Task | string {
  let read
  try {
    const options = { status: { type: 'string' }, email: { type: 'string' } } as const
    read = parseArgs({ args, allowPositionals: true, options })
  } catch (error) {
    return (error as Error).message.split('. ', 1)[0]!
  }
  const { status, email } = read.values
  const [command = '', ...rest] = read.positionals
  if (command === 'list' && rest.length === 0 && email === undefined) return list(status ?? 'waiting')
  if (command === 'erase' && rest.length === 0 && status === undefined) return erase(email?.trim() ?? '')
  if (status !== undefined || email !== undefined) return `${command} has no such option.`
  if (command === 'answer') return answer(rest)
  if (command === 'publish') return move(rest, 'published')
  if (command === 'reject') return move(rest, 'rejected')
  return command === '' ? '' : `There is no command "${command}" with these arguments.`
}

function list(status: string): Task | string {
  const known = STATUSES.find((each) => each === status)
  if (!known) return `--status is one of ${STATUSES.join(', ')}.`
  return async (questions, { print }) => {
    const found = await questions.list(known)
    print(found.length === 0 ? `No ${known} questions.` : found.map(describe).join('\n\n'))
    return 0
  }
}

function answer([id = '', ...words]: string[]): Task | string {
  const text = words.join(' ').trim()
  if (!ID.test(id) || text === '') return 'answer needs the id of a question and a text.'
  if (text.length > MAX_ANSWER) return `An answer has at most ${MAX_ANSWER} characters.`
  return async (questions, { print, printError }) => {
    const isKnown = await questions.answer(Number(id), text)
    if (isKnown) print(`Answered and published: ${id}.\n${SOON}`)
    else printError(`There is no question ${id}.`)
    return isKnown ? 0 : 1
  }
}

function move(given: string[], status: 'published' | 'rejected'): Task | string {
  const invalidId = given.find((id) => !ID.test(id))
  if (given.length === 0 || invalidId !== undefined) return 'Name the ids of questions.'
  const ids = [...new Set(given.map(Number))]
  return async (questions, { print, printError }) => {
    const moved = await questions.move(ids, status)
    const missing = ids.filter((id) => !moved.includes(id))
    if (moved.length > 0) print(`Now ${status}: ${moved.join(', ')}.\n${SOON}`)
    if (missing.length > 0) printError(`There are no questions ${missing.join(', ')}.`)
    return missing.length > 0 ? 1 : 0
  }
}

function erase(email: string): Task | string {
  if (!EMAIL.test(email)) return '--email needs an e-mail address.'
  return async (questions, { print }) => {
    print(`Erased ${await questions.erase(email)} questions.`)
    return 0
  }
}

function describe({ id, product, path, name, email, phone, text, answer: reply, createdAt }: StoredQuestion) {
  const day = new Date(createdAt).toISOString().slice(0, 10)
  const head = [`#${id}`, day, plain(product), path, `${plain(name)} <${plain(email)}>`, plain(phone)]
  return [
    head.filter(Boolean).join('  '),
    indented(text),
    ...(reply === null ? [] : [indented(`Answer: ${reply}`)]),
  ].join('\n')
}

function indented(text: string): string {
  return text
    .split('\n')
    .map((line) => `    ${plain(line)}`.trimEnd())
    .join('\n')
}

// Anyone can send a question: replacing control characters prevents escape sequences from reaching the terminal (L27).
function plain(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]/gu, '\u{fffd}')
}
