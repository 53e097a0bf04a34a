import type { Metadata } from 'next'
import { Frame } from '#components/moderation/frame.tsx'
import { SurveyView } from '#components/moderation/survey-view.tsx'
import { requireModerator } from '#lib/pages/moderation.ts'
import { moderationCopy as copy } from '#lib/copy/moderation.ts'
import { readQuery, type Query } from '#lib/moderation/query.ts'
import { readSurveyFilters, surveyQuery } from '#lib/moderation/survey-address.ts'

export const metadata: Metadata = { title: copy.titleOf(copy.surveyTitle) }

/** Results of the satisfaction survey (spec section 2, contract 4.18). */
export default async function SurveyResultsPage({ searchParams }: { searchParams: Promise<Query> }) {
  const { access, session } = await requireModerator()
  const filters = readSurveyFilters(readQuery(await searchParams))
  const now = new Date().getTime()
  const [results, allResults] = await Promise.all([
    access.moderation.survey(surveyQuery(filters, now)),
    access.moderation.survey({}),
  ])
  return (
    <Frame brand={access.brand} current="survey" formToken={session.formToken}>
      <SurveyView
        results={results}
        campaigns={allResults.campaigns.map(({ campaign }) => campaign)}
        filters={filters}
        formToken={session.formToken}
      />
    </Frame>
  )
}
