import 'server-only'
import { moderationCopy as copy } from '../copy/moderation.ts'
import type { ModeratorAction, ModeratorSession } from '../shop/moderation.ts'
import { lastUndoable } from './sessions.ts'

/** The notice for the query parameters with which a form redirected to this page; `undefined` without a notice. */
export function noticeOf(session: ModeratorSession, query: URLSearchParams): string | undefined {
  const action = session.actions.find(({ number }) => String(number) === query.get('feito'))
  if (action) return decisionNotice(action)
  const undoneCount = Number(query.get('desfeito') ?? NaN)
  if (Number.isInteger(undoneCount) && undoneCount >= 0) return copy.undone(undoneCount)
  if (query.get('resposta') === 'salva') return copy.answered
  if (query.get('resposta') === 'removida') return copy.answerRemoved
  if (query.get('nada') === '3') return copy.answerRejected
  if (query.get('nada') === '1') return copy.nothingDone
  return query.get('nada') === '2' ? copy.nothingToUndo : undefined
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
