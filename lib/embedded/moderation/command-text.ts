import type {
  Decision,
  DecisionResult,
  Erasure,
  ModeratedReview,
  ReviewQueueQuery,
  ReviewQueue,
  SurveyFigures,
  SurveyResults,
} from '#lib/shop/moderation.ts'
import { brazilTime } from '#lib/shop/brazil-time.ts'

const SOON = 'The shop shows the change within seconds, without a restart.'
const DONE: Record<Decision, string> = {
  approve: 'Published',
  'approve-without-photo': 'Published without photo',
  reject: 'Rejected',
  wait: 'Returned to the queue',
}

/** Formats a page of the moderation queue for a terminal of `width` characters. */
export function describeQueue(queue: ReviewQueue, { status }: ReviewQueueQuery, width: number): string {
  const { reviews, total, page, lastPage, counts } = queue
  const sums = `Waiting: ${counts.waiting}. Published: ${counts.published}. Rejected: ${counts.rejected}.`
  if (total === 0) return `No ${status} reviews match. ${sums}`
  const blocks = reviews.map((review) => `${headOf(review)}\n${indented(bodyOf(review), width)}`)
  return [...blocks, `${total} ${status}, page ${page} of ${lastPage}. ${sums}`].join('\n\n')
}

function headOf({ id, stars, topic, createdAt, photo, isPhotoShown }: ModeratedReview): string {
  const { day, time } = brazilTime(createdAt)
  const picture = photo === null ? [] : [isPhotoShown ? 'photo shown' : 'with photo']
  return [`#${id}`, `${stars} of 5`, topic, `${day} ${time.slice(0, 5)}`, ...picture].join('  ')
}

const bodyOf = ({ name, comment }: ModeratedReview) => `${name}: ${comment}`

/** Formats the result of a decision. */
export function describeDecision(
  ids: number[],
  decision: Decision,
  { before, topics }: DecisionResult,
): string {
  const changed = before.map(({ id }) => id)
  const unchanged = ids.filter((id) => !changed.includes(id))
  return [
    changed.length > 0 ? `${DONE[decision]}: ${changed.join(', ')}.` : 'Nothing changed.',
    ...(unchanged.length > 0
      ? [`Unchanged (already in this state, or no such review): ${unchanged.join(', ')}.`]
      : []),
    ...(topics.length > 0 ? [SOON] : []),
  ].join('\n')
}

/** Formats the result of an erasure. */
export function describeErasure(erased: Erasure): string {
  const { reviews, photos, surveyAnswers, messages, questions, requests, orders, openOrders, topics } = erased
  const sums = `Erased: ${reviews} reviews, ${photos} photos, ${surveyAnswers} survey answers, ${messages} messages, ${questions} questions, ${requests} requests, ${orders} orders.`
  const open =
    openOrders > 0
      ? [`${openOrders} orders are under way and stay: run the command again when they have ended.`]
      : []
  return [sums, ...open, ...(topics.length > 0 ? [SOON] : [])].join('\n')
}

/** Formats the survey's results as a table. */
export function describeSurvey({ all, months, campaigns }: SurveyResults): string {
  if (all.answers === 0) return 'The survey has no answers yet.'
  return table([
    ['', 'NPS', 'Answers', 'Promoters', 'Passives', 'Detractors'],
    ['In all', ...numbers(all)],
    ...months.map(({ month, ...figures }) => [month, ...numbers(figures)]),
    ...campaigns.map(({ campaign, ...figures }) => [plain(campaign) || '(no campaign)', ...numbers(figures)]),
  ])
}

function numbers({ nps, answers, promoters, passives, detractors }: SurveyFigures): string[] {
  return [nps ?? '-', answers, promoters, passives, detractors].map(String)
}

function table(rows: string[][]): string {
  const widths = rows[0]!.map((_, at) => Math.max(...rows.map((row) => row[at]!.length)))
  return rows
    .map((row) => row.map((text, at) => (at === 0 ? text.padEnd(widths[0]!) : text.padStart(widths[at]!))))
    .map((row) => row.join('  ').trimEnd())
    .join('\n')
}

function indented(text: string, width: number): string {
  const lines = text.split('\n').flatMap((paragraph) => wrapped(plain(paragraph), width - 4))
  return lines.map((line) => `    ${line}`.trimEnd()).join('\n')
}

function wrapped(text: string, width: number): string[] {
  const lines = ['']
  for (const word of text.split(' ')) {
    const last = lines.at(-1)!
    if (last !== '' && last.length + word.length + 1 > width) lines.push(word)
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`
  }
  return lines
}

// Shoppers wrote the text, so terminal control characters are shown as replacement characters (L27).
function plain(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]/gu, '\u{fffd}')
}
