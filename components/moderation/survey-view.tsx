import { moderationCopy as copy } from '#lib/copy/moderation.ts'
import { campaignParameter, PERIODS, type SurveyFilters } from '#lib/moderation/survey-address.ts'
import { moderationPaths } from '#lib/routes/moderation-paths.ts'
import type { SurveyFigures, SurveyResults } from '#lib/shop/moderation.ts'

import { FiguresTable } from './figures-table.tsx'
import { NpsChart } from './nps-chart.tsx'
import parts from './parts.module.css'
import { ScoreBars } from './score-bars.tsx'
import styles from './survey-view.module.css'
import { countText, monthName, npsText, percentText } from './survey-text.ts'

const MAX_CAMPAIGNS = 50

interface SurveyViewProps {
  results: SurveyResults
  /** All campaigns, for the filter. */
  campaigns: string[]
  filters: SurveyFilters
  formToken: string
}

/** The results of the satisfaction survey: the score in total, by month and by campaign (contract 4.18). */
export function SurveyView({ results, campaigns, filters, formToken }: SurveyViewProps) {
  const { all, months } = results
  return (
    <div className={styles.survey}>
      <h1 className={parts.heading}>{copy.surveyTitle}</h1>
      <p className={parts.intro}>{copy.surveyIntro}</p>
      <Filter campaigns={campaigns} filters={filters} />
      {all.answers === 0 ? (
        <p className={parts.note}>{copy.surveyEmpty}</p>
      ) : (
        <>
          <Summary figures={all} />
          <h2 className={parts.subheading}>{copy.overTime}</h2>
          <NpsChart months={months} />
          <FiguresTable
            caption={copy.overTime}
            head={copy.month}
            rows={months
              .toReversed()
              .map(({ month, ...figures }) => ({ name: monthName(month), ...figures }))}
          />
          <h2 className={parts.subheading}>{copy.byScore}</h2>
          <ScoreBars scores={all.scores} />
          {filters.campaign === undefined && <Campaigns campaigns={results.campaigns} />}
          <form method="post" action={moderationPaths.surveyCsv} className={styles.export}>
            <input type="hidden" name="ficha" value={formToken} />
            <input type="hidden" name="periodo" value={filters.period} />
            {filters.campaign !== undefined && (
              <input type="hidden" name="campanha" value={campaignParameter(filters.campaign)} />
            )}
            <button className={parts.button}>{copy.export}</button>
            <p className={parts.note}>{copy.exportNote}</p>
          </form>
        </>
      )}
    </div>
  )
}

function Filter({ campaigns, filters }: Pick<SurveyViewProps, 'campaigns' | 'filters'>) {
  return (
    <form action={moderationPaths.survey} className={parts.filter}>
      <label className={parts.label}>
        {copy.period}
        <select name="periodo" defaultValue={filters.period} className={parts.control}>
          {PERIODS.map((period) => (
            <option key={period} value={period}>
              {copy.periods[period]}
            </option>
          ))}
        </select>
      </label>
      <label className={parts.label}>
        {copy.campaign}
        <select
          name="campanha"
          defaultValue={filters.campaign === undefined ? '' : campaignParameter(filters.campaign)}
          className={parts.control}
        >
          <option value="">{copy.allCampaigns}</option>
          {campaigns.slice(0, MAX_CAMPAIGNS).map((campaign) => (
            <option key={campaign} value={campaignParameter(campaign)}>
              {campaign || copy.noCampaign}
            </option>
          ))}
        </select>
      </label>
      <button className={parts.button}>{copy.show}</button>
    </form>
  )
}

function Summary({ figures }: { figures: SurveyFigures }) {
  const { answers, nps } = figures
  const shares = [
    ['promoters', copy.promoters],
    ['passives', copy.passives],
    ['detractors', copy.detractors],
  ] as const
  return (
    <div className={styles.summary}>
      <dl className={styles.figures}>
        <div>
          <dt>{copy.nps}</dt>
          <dd>{npsText(nps)}</dd>
        </div>
        <div>
          <dt>{copy.answers}</dt>
          <dd>{countText(answers)}</dd>
        </div>
      </dl>
      <div className={styles.shares}>
        <div className={styles.strip} aria-hidden="true">
          {shares.map(([kind]) => (
            <span key={kind} className={styles[kind]} style={{ flexGrow: figures[kind] }} />
          ))}
        </div>
        <ul role="list" aria-label={copy.shares}>
          {shares.map(([kind, name]) => (
            <li key={kind}>
              <span className={styles[kind]} />
              {copy.share(name, countText(figures[kind]), percentText(figures[kind], answers))}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function Campaigns({ campaigns }: { campaigns: SurveyResults['campaigns'] }) {
  const hidden = campaigns.length - MAX_CAMPAIGNS
  return (
    <>
      <h2 className={parts.subheading}>{copy.byCampaign}</h2>
      <FiguresTable
        caption={copy.byCampaign}
        head={copy.campaign}
        rows={campaigns
          .slice(0, MAX_CAMPAIGNS)
          .map(({ campaign, ...figures }) => ({ name: campaign || copy.noCampaign, ...figures }))}
      />
      {hidden > 0 && <p className={parts.note}>{copy.moreCampaigns(hidden)}</p>}
    </>
  )
}
