import { moderationCopy as copy } from '#lib/copy/moderation.ts'
import { moderationPaths } from '#lib/routes/moderation-paths.ts'
import type { AuditEntry } from '#lib/shop/moderation.ts'

import styles from './log-table.module.css'
import { Pager } from './pager.tsx'
import parts from './parts.module.css'

const TIME = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'America/Sao_Paulo',
})

interface LogTableProps {
  entries: AuditEntry[]
  page: number
  last: number
}

/** The moderation log, newest entry first. */
export function LogTable({ entries, page, last }: LogTableProps) {
  const columns = copy.logColumns
  return (
    <div className={styles.log}>
      <h1 className={parts.heading}>{copy.log}</h1>
      <p className={parts.intro}>{copy.logIntro}</p>
      {entries.length === 0 ? (
        <p className={parts.note}>{copy.logEmpty}</p>
      ) : (
        <div className={parts.scroll} role="region" aria-label={copy.log} tabIndex={0}>
          <table className={parts.table}>
            <thead>
              <tr>
                <th scope="col">{columns.at}</th>
                <th scope="col">{columns.action}</th>
                <th scope="col">{columns.review}</th>
                <th scope="col">{columns.detail}</th>
                <th scope="col">{columns.actor}</th>
              </tr>
            </thead>
            <tbody>
              {entries.map((entry, index) => (
                <tr key={index}>
                  <td className={styles.time}>
                    <time dateTime={new Date(entry.at).toISOString()}>{TIME.format(entry.at)}</time>
                  </td>
                  <td className={styles.action}>{copy.actions[entry.action] ?? entry.action}</td>
                  <td>{entry.reviewId !== null && `nº ${entry.reviewId}`}</td>
                  <td className={styles.detail}>{entry.detail}</td>
                  <td>{entry.actor}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Pager page={page} last={last} addressOf={(to) => `${moderationPaths.log}?pagina=${to}`} />
    </div>
  )
}
