import 'server-only'
import { moderationCopy as copy } from '../copy/moderation.ts'
import { lastUndoable, type DoneAction, type ModeratorSession } from './sessions.ts'

/** What was just done, by the address that the form came back with. */
export function noticeOf(session: ModeratorSession, query: URLSearchParams): string | undefined {
  const done = session.actions.find(({ number }) => String(number) === query.get('feito'))
  if (done) return decisionNotice(done)
  const undone = Number(query.get('desfeito') ?? NaN)
  if (Number.isInteger(undone) && undone >= 0) return copy.undone(undone)
  if (query.get('nada') === '1') return copy.nothingDone
  return query.get('nada') === '2' ? copy.nothingToUndo : undefined
}

/** The last thing of this session that can be taken back, in words. */
export function undoableOf(session: ModeratorSession): { number: number; text: string } | undefined {
  const action = lastUndoable(session)
  return action && { number: action.number, text: decisionNotice(action) }
}

/** What a decision did, in words. */
export function decisionNotice({ decision, before }: Pick<DoneAction, 'decision' | 'before'>): string {
  return copy.done[decision](before.length)
}
