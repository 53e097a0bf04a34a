import type { SurveyQuery } from '#lib/shop/moderation.ts'
import type { StoreContext } from '../store/store.ts'
import { writeAudit } from './audit.ts'
import { brazilTime } from '#lib/shop/brazil-time.ts'
import { answersOf } from './survey-results.ts'

const HEAD = ['Data', 'Hora', 'Nota', 'Campanha', 'Site', 'Idioma']
const BOM = '\ufeff'
// Spreadsheets in Portuguese use the comma as decimal mark and split columns only at semicolons.
const SEPARATOR = ';'

/**
 * Exports the survey's answers as CSV, newest first, in Brazilian time, and records the export in the audit log.
 * Leaves out e-mail and name, which the analysis does not need.
 */
export async function surveyCsv(store: StoreContext, query: SurveyQuery, actor: string): Promise<string> {
  const answers = await answersOf(store.db.read, query)
    .select(['answered_at', 'score', 'campaign', 'site', 'language'])
    .orderBy('answered_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const rows = answers.map(({ answered_at, score, campaign, site, language }) => {
    const { day, time } = brazilTime(answered_at)
    return [day, time, score, campaign, site, language]
  })
  const detail = `pesquisa em CSV, respostas: ${rows.length}`
  await store.db.write((queries) =>
    writeAudit(store, queries, [{ actor, action: 'export', reviewId: null, detail }]),
  )
  return BOM + [HEAD, ...rows].map((cells) => `${cells.map(cell).join(SEPARATOR)}\r\n`).join('')
}

/** Quotes a cell as RFC 4180 says. A text that a spreadsheet would run as a formula gets an apostrophe in front. */
export function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = /^[=+\-@\t\r\n]/.test(value) ? `'${value}` : value
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
