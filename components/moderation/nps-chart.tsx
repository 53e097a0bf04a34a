import { moderationCopy as copy } from '#lib/copy/moderation.ts'
import type { SurveyResults } from '#lib/shop/moderation.ts'

import styles from './nps-chart.module.css'
import { monthName, npsText, shortMonth } from './survey-text.ts'

const MAX_MONTHS = 12
// Heights are in px and widths in percent, so that the text does not shrink with the chart.
const TOP = 24
const HALF = 90
const BOTTOM = 44
const ZERO = TOP + HALF
const LEFT = 8

/** The NPS of the last twelve months as bars above or below the zero line, rendered on the server. */
export function NpsChart({ months }: { months: SurveyResults['months'] }) {
  const shown = months.slice(-MAX_MONTHS)
  const step = (100 - LEFT) / shown.length
  const monthTexts = shown.map(({ month, nps }) => ({ month: monthName(month), nps: npsText(nps) }))
  return (
    <svg
      role="img"
      aria-labelledby="nps-titulo"
      aria-describedby="nps-texto"
      width="100%"
      height={TOP + 2 * HALF + BOTTOM}
      className={styles.chart}
    >
      <title id="nps-titulo">{copy.chartTitle}</title>
      <desc id="nps-texto">{copy.chartText(monthTexts)}</desc>
      {[100, 50, 0, -50, -100].map((value) => (
        <g key={value} className={value === 0 ? styles.zero : styles.rule}>
          <line x1={`${LEFT}%`} x2="100%" y1={heightOf(value)} y2={heightOf(value)} />
          <text x="0" y={heightOf(value) + 4}>
            {npsText(value)}
          </text>
        </g>
      ))}
      {shown.map(({ month, nps }, index) => {
        const middle = LEFT + step * (index + 0.5)
        const [name, year] = shortMonth(month)
        const end = heightOf(nps ?? 0)
        return (
          <g key={month} className={(nps ?? 0) < 0 ? styles.below : styles.above}>
            <rect
              x={`${middle - step * 0.3}%`}
              width={`${step * 0.6}%`}
              y={Math.min(end, ZERO)}
              height={Math.max(2, Math.abs(end - ZERO))}
              rx="3"
            />
            <text x={`${middle}%`} y={(nps ?? 0) < 0 ? end + 15 : end - 6} className={styles.value}>
              {npsText(nps)}
            </text>
            <text x={`${middle}%`} y={TOP + 2 * HALF + 28} className={styles.month}>
              {name}
            </text>
            <text x={`${middle}%`} y={TOP + 2 * HALF + 42} className={styles.month}>
              {year}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

function heightOf(nps: number): number {
  return ZERO - (nps / 100) * HALF
}
