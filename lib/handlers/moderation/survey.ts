import 'server-only'
import { readSurveyFilters, surveyQuery } from '../../moderation/survey-address.ts'
import { withModeratorForm } from './forms.ts'
import { MODERATOR } from '../../host/moderation.ts'

const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' })

/** POST /moderacao/pesquisa/csv: the survey answers as a CSV file. POST because the export adds an entry to the moderation log. */
export function surveyFile(request: Request): Promise<Response> {
  return withModeratorForm(request, async ({ access, fields }) => {
    const now = Date.now()
    const query = surveyQuery(readSurveyFilters(fields), now)
    const csv = await access.moderation.surveyCsv(query, MODERATOR)
    return new Response(csv, {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="pesquisa-${DAY.format(now)}.csv"`,
        'Cache-Control': 'private, no-store',
        'X-Content-Type-Options': 'nosniff',
        'X-Robots-Tag': 'noindex, nofollow',
      },
    })
  })
}
