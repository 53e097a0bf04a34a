import { parseArgs } from 'node:util'
import type { ReviewTopic } from '#lib/contract/reviews.ts'
import {
  readReviewId,
  type Decision,
  type Moderation,
  type ReviewQueueQuery,
  type ReviewStatus,
} from '#lib/shop/moderation.ts'
import { describeDecision, describeErasure, describeQueue, describeSurvey } from './command-text.ts'
import type { CommandOutput } from '../store/command-output.ts'

const ACTOR = 'comando'
const STATUSES: readonly ReviewStatus[] = ['waiting', 'published', 'rejected']
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const YES = /^(?:y|yes|s|sim)$/i

/** Usage text of the command. */
export const REVIEWS_USAGE = `Reviews and the survey:
  npm run reviews -- list [options]                   lists twenty reviews; without --status the waiting ones, oldest first
      --status waiting|published|rejected  --topic <topic>  --search <words>  --page <number>  --json
  npm run reviews -- approve <id…> [--without-photo]  publishes reviews with their photos, or without
  npm run reviews -- reject <id…>                     hides reviews and their photos
  npm run reviews -- erase --email <e-mail> [--yes]   erases a person's reviews, photos, survey answers, messages, questions
                                                      and order data (LGPD); --yes skips the confirmation, for use in scripts
  npm run reviews -- survey [--json]                  shows the results of the survey
The topics are those of the brand (topics.json).`

/** The terminal. `ask` is set only when a person can answer. */
export interface Terminal extends CommandOutput {
  ask?: ((question: string) => Promise<string>) | undefined
  /** Width in characters. */
  width: number
}

type Task = (moderation: Moderation, terminal: Terminal) => Promise<number>

/** Parses the arguments; returns the task to run, or an error message. */
export function readReviewsCommand(args: string[]): Task | string {
  let read
  try {
    read = parseArgs({
      args,
      allowPositionals: true,
      options: {
        status: { type: 'string' },
        topic: { type: 'string' },
        search: { type: 'string' },
        page: { type: 'string' },
        json: { type: 'boolean' },
        'without-photo': { type: 'boolean' },
        email: { type: 'string' },
        yes: { type: 'boolean' },
      },
    })
  } catch (error) {
    return (error as Error).message.split('. ', 1)[0]!
  }
  const { values, positionals } = read
  const [command, ...ids] = positionals
  const rule = COMMANDS[command ?? '']
  if (!rule) return command === undefined ? '' : `There is no command "${command}".`
  const stray = Object.keys(values).find((name) => !rule.options.includes(name))
  if (stray) return `${command} has no option --${stray}.`
  if (!rule.takesIds && ids.length > 0) return `${command} does not accept "${ids[0]}".`
  return rule.read(values, ids)
}

type Values = Partial<Record<'status' | 'topic' | 'search' | 'page' | 'email', string>> &
  Partial<Record<'json' | 'without-photo' | 'yes', boolean>>

interface Rule {
  options: string[]
  takesIds?: boolean
  read(values: Values, ids: string[]): Task | string
}

const COMMANDS: Record<string, Rule | undefined> = {
  list: {
    options: ['status', 'topic', 'search', 'page', 'json'],
    read(values) {
      const { status = 'waiting', topic, search, page = '1' } = values
      if (!isOneOf(STATUSES, status)) return `--status is one of ${STATUSES.join(', ')}.`
      if (!/^[1-9]\d{0,8}$/.test(page)) return '--page is a number from 1.'
      return list({ status, topic, search, page: Number(page) }, values.json === true)
    },
  },
  approve: {
    options: ['without-photo'],
    takesIds: true,
    read: (values, ids) => decide(ids, values['without-photo'] ? 'approve-without-photo' : 'approve'),
  },
  reject: { options: [], takesIds: true, read: (_values, ids) => decide(ids, 'reject') },
  erase: {
    options: ['email', 'yes'],
    read({ email = '', yes = false }) {
      return EMAIL.test(email.trim()) ? erase(email.trim(), yes) : '--email needs an e-mail address.'
    },
  },
  survey: { options: ['json'], read: ({ json = false }) => survey(json) },
}

function isOneOf<T extends string>(all: readonly T[], value: string): value is T {
  return (all as readonly string[]).includes(value)
}

function list(question: ReviewQueueQuery & { topic?: ReviewTopic | undefined }, asJson: boolean): Task {
  return async (moderation, { print, printError, width }) => {
    const { topic } = question
    if (topic !== undefined && !moderation.topics.includes(topic)) {
      printError(`There is no topic "${topic}". Topics: ${moderation.topics.join(', ')}.`)
      return 1
    }
    const queue = await moderation.queue(question)
    print(asJson ? JSON.stringify(queue, null, 2) : describeQueue(queue, question, width))
    return 0
  }
}

function decide(given: string[], decision: Decision): Task | string {
  if (given.length === 0) return `${decision === 'reject' ? 'reject' : 'approve'} needs the ids of reviews.`
  const invalidId = given.find((id) => readReviewId(id) === undefined)
  if (invalidId !== undefined) return `"${invalidId}" is not the id of a review.`
  const ids = [...new Set(given.map(Number))]
  return async (moderation, { print }) => {
    print(describeDecision(ids, decision, await moderation.decide(ids, decision, ACTOR)))
    return 0
  }
}

function erase(email: string, isSure: boolean): Task {
  return async (moderation, { print, printError, ask }) => {
    if (!isSure && !ask) {
      printError('Nothing was erased: the confirmation needs a terminal. Add --yes to erase without it.')
      return 2
    }
    const question = `Erase all reviews, photos, survey answers, messages, questions and order data of ${email}? This cannot be undone. [y/N] `
    if (!isSure && !YES.test((await ask?.(question))?.trim() ?? '')) {
      print('Nothing was erased.')
      return 1
    }
    print(describeErasure(await moderation.erase(email, ACTOR)))
    return 0
  }
}

function survey(asJson: boolean): Task {
  return async (moderation, { print }) => {
    const results = await moderation.survey({})
    print(asJson ? JSON.stringify(results, null, 2) : describeSurvey(results))
    return 0
  }
}
