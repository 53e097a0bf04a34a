import { sql } from 'kysely'
import type { SurveyFigures, SurveyQuery, SurveyResults } from '#lib/shop/moderation.ts'
import type { Database, Queries } from '../db/database.ts'
import { monthsBetween, type Month } from '../store/brazil-months.ts'

const SCORES = 11
const PROMOTER = 9
const PASSIVE = 7

/** Counts the survey's answers by score: in total, by month in Brazil and by campaign, the largest campaign first. */
export function surveyResults(db: Database, query: SurveyQuery): Promise<SurveyResults> {
  return db.snapshot(async (queries) => {
    const { first, last } = await answersOf(queries, query)
      .select((eb) => [eb.fn.min('answered_at').as('first'), eb.fn.max('answered_at').as('last')])
      .executeTakeFirstOrThrow()
    if (first === null || last === null) return { all: surveyFigures([]), months: [], campaigns: [] }
    const months = monthsBetween(Number(first), Number(last))
    const counted = await countScores(queries, query, months)
    const campaigns = Map.groupBy(counted, ({ campaign }) => campaign)
    const byMonth = Map.groupBy(counted, ({ month }) => month)
    return {
      all: surveyFigures(counted),
      months: months.map(({ name }, index) => ({ month: name, ...surveyFigures(byMonth.get(index) ?? []) })),
      campaigns: [...campaigns]
        .map(([campaign, rows]) => ({ campaign, ...surveyFigures(rows) }))
        .sort((a, b) => b.answers - a.answers || (a.campaign < b.campaign ? -1 : 1)),
    }
  })
}

/** Returns a query for the answers of a campaign from one time until before another (milliseconds); all without them. */
export function answersOf(queries: Queries, { campaign, from, until }: SurveyQuery) {
  let found = queries.selectFrom('survey_answer')
  if (campaign !== undefined) found = found.where('campaign', '=', campaign)
  if (from !== undefined) found = found.where('answered_at', '>=', from)
  if (until !== undefined) found = found.where('answered_at', '<', until)
  return found
}

interface Counted {
  /** The index of the month in the list of months. */
  month: number
  campaign: string
  score: number
  answers: number
}

// The database counts. It receives the month boundaries as parameters, because the engines share no time zone
// functions.
async function countScores(queries: Queries, query: SurveyQuery, months: Month[]): Promise<Counted[]> {
  const monthCases = months
    .slice(1)
    .map(({ start }, index) => sql`when answered_at < ${start} then ${sql.lit(index)}`)
  const last = sql.lit(months.length - 1)
  const month =
    monthCases.length > 0
      ? sql<number>`case ${sql.join(monthCases, sql` `)} else ${last} end`
      : sql<number>`${last}`
  const dated = answersOf(queries, query).select(['campaign', 'score', month.as('month')])
  const rows = await queries
    .selectFrom(dated.as('dated'))
    .select(['month', 'campaign', 'score', (eb) => eb.fn.countAll<number>().as('answers')])
    .groupBy(['month', 'campaign', 'score'])
    .execute()
  return rows.map((row) => ({ ...row, month: Number(row.month), answers: Number(row.answers) }))
}

/**
 * Returns the figures of answers that are counted by score. Promoters gave 9 or 10, detractors 0 to 6. NPS is the difference of their
 * shares in percent, as a whole number; null without answers.
 */
export function surveyFigures(counted: readonly { score: number; answers: number }[]): SurveyFigures {
  const scores = Array.from({ length: SCORES }, () => 0)
  for (const { score, answers } of counted) scores[score] = (scores[score] ?? 0) + answers
  const sum = (from: number, until: number) => scores.slice(from, until).reduce((all, one) => all + one, 0)
  const answers = sum(0, SCORES)
  const promoters = sum(PROMOTER, SCORES)
  const detractors = sum(0, PASSIVE)
  return {
    answers,
    nps: answers === 0 ? null : Math.round(((promoters - detractors) / answers) * 100) + 0,
    promoters,
    passives: sum(PASSIVE, PROMOTER),
    detractors,
    scores,
  }
}
