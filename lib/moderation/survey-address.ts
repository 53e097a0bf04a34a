import type { SurveyQuery } from '../shop/moderation.ts'

/** Query values of the period: the last 12 or 3 months or all; the first is the default. */
export const PERIODS = ['12', '3', 'tudo'] as const
type Period = (typeof PERIODS)[number]

const MAX_CAMPAIGN_LENGTH = 120
const NO_CAMPAIGN = '-'
const MONTH = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Sao_Paulo',
  year: 'numeric',
  month: '2-digit',
})

/** The filters of the survey page. */
export interface SurveyFilters {
  period: Period
  /** '' selects answers without a campaign, `undefined` all answers. */
  campaign: string | undefined
}

/** The survey filters in a query; invalid values are ignored. The campaign '-' becomes ''. */
export function readSurveyFilters(query: Pick<URLSearchParams, 'get'>): SurveyFilters {
  // PostgreSQL rejects a text with NUL.
  const campaign = query.get('campanha')?.replaceAll('\0', '').slice(0, MAX_CAMPAIGN_LENGTH) || undefined
  return {
    period: PERIODS.find((period) => period === query.get('periodo')) ?? PERIODS[0],
    campaign: campaign === NO_CAMPAIGN ? '' : campaign,
  }
}

/** The query value of a campaign: '-' for ''. */
export function campaignParameter(campaign: string): string {
  return campaign === '' ? NO_CAMPAIGN : campaign
}

/** The survey query for filters: whole months in Brazil's time, the current one included. */
export function surveyQuery({ period, campaign }: SurveyFilters, now: number): SurveyQuery {
  if (period === 'tudo') return { campaign }
  const [year = 0, month = 0] = MONTH.format(now).split('-').map(Number)
  // Brazil has had no daylight saving time since 2019: its months begin at 03:00 UTC.
  return { campaign, from: Date.UTC(year, month - Number(period), 1, 3) }
}
