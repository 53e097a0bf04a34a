import { moderationCopy as copy } from '#lib/copy/moderation.ts'
import type { SurveyFigures } from '#lib/shop/moderation.ts'

import parts from './parts.module.css'
import { countText, npsText } from './survey-text.ts'

interface FiguresTableProps {
  caption: string
  /** The heading of the first column. */
  head: string
  rows: ({ name: string } & SurveyFigures)[]
}

/** A table of survey figures with one row per month or campaign. */
export function FiguresTable({ caption, head, rows }: FiguresTableProps) {
  const number = parts.number
  return (
    <div className={parts.scroll} role="region" aria-label={caption} tabIndex={0}>
      <table className={parts.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {[copy.nps, copy.answers, copy.promoters, copy.passives, copy.detractors].map((name) => (
              <th key={name} scope="col" className={number}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, nps, answers, promoters, passives, detractors }) => (
            <tr key={name}>
              <th scope="row">
                <bdi>{name}</bdi>
              </th>
              <td className={number}>{npsText(nps)}</td>
              {[answers, promoters, passives, detractors].map((count, index) => (
                <td key={index} className={number}>
                  {countText(count)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
