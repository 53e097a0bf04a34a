import 'server-only'
import { moderationCopy as copy } from '../copy/moderation.ts'
import type { ModeratorAction, ModeratorSession } from '../shop/moderation.ts'
import { lastUndoable } from './sessions.ts'

/** The query parameters of a redirect after a form that changed nothing, by their reason. */
export const UNCHANGED = {
  nothingDone: { nada: '1' },
  nothingToUndo: { nada: '2' },
  answerRejected: { nada: '3' },
} as const

/** The notice for the query parameters with which a form redirected to this page; `undefined` without a notice. */
export function noticeOf(session: ModeratorSession, query: URLSearchParams): string | undefined {
  const action = session.actions.find(({ number }) => String(number) === query.get('feito'))
  if (action) return decisionNotice(action)
  const undoneCount = Number(query.get('desfeito') ?? NaN)
  if (Number.isInteger(undoneCount) && undoneCount >= 0) return copy.undone(undoneCount)
  if (query.get('resposta') === 'salva') return copy.answered
  if (query.get('resposta') === 'removida') return copy.answerRemoved
  const reasons = Object.keys(UNCHANGED) as (keyof typeof UNCHANGED)[]
  const reason = reasons.find((key) => UNCHANGED[key].nada === query.get('nada'))
  return reason && copy[reason]
}

/** The last action of this session that can be undone, with its notice. */
export function undoableOf(session: ModeratorSession): { number: number; text: string } | undefined {
  const action = lastUndoable(session)
  return action && { number: action.number, text: decisionNotice(action) }
}

/** The notice of a decision. */
export function decisionNotice({ decision, before }: Pick<ModeratorAction, 'decision' | 'before'>): string {
  return copy.done[decision](before.length)
}
