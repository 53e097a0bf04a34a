import type { SurveyQuestion } from '../shop/moderation.ts'

/** Spans of time that can be looked at, by their name in the address; the first is shown unless another is asked for. */
export const PERIODS = ['12', '3', 'tudo'] as const
type Period = (typeof PERIODS)[number]

const LONGEST_CAMPAIGN = 120
const NO_CAMPAIGN = '-'
const MONTH = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Sao_Paulo',
  year: 'numeric',
  month: '2-digit',
})

/** What of the survey is looked at; no campaign means all of them. */
export interface SurveyChoice {
  period: Period
  campaign: string | undefined
}

/** The choice in an address; whatever it says wrong is left out. '-' stands for answers without a campaign. */
export function readSurveyChoice(query: Pick<URLSearchParams, 'get'>): SurveyChoice {
  const campaign = query.get('campanha')?.slice(0, LONGEST_CAMPAIGN) || undefined
  return {
    period: PERIODS.find((period) => period === query.get('periodo')) ?? PERIODS[0],
    campaign: campaign === NO_CAMPAIGN ? '' : campaign,
  }
}

/** How a campaign is called in addresses and forms. */
export function campaignParameter(campaign: string): string {
  return campaign === '' ? NO_CAMPAIGN : campaign
}

/** The answers of a choice: whole months of Brazil, the running one among them. */
export function surveyQuestion({ period, campaign }: SurveyChoice, now: number): SurveyQuestion {
  if (period === 'tudo') return { campaign }
  const [year = 0, month = 0] = MONTH.format(now).split('-').map(Number)
  // Brazil has had no summer time since 2019: its months begin three hours after those of UTC.
  return { campaign, from: Date.UTC(year, month - Number(period), 1, 3) }
}
