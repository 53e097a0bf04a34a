import type { Decision, ModeratorAction, ModeratorSession, ReviewState } from '../shop/moderation.ts'

const MAX_ACTIONS = 30

/** Records a decision in the session, so that it can be undone. */
export function recordDecision(
  session: ModeratorSession,
  decision: Decision,
  before: ReviewState[],
): ModeratorAction {
  const action = { number: ++session.lastNumber, decision, before, isUndone: false }
  session.actions.push(action)
  if (session.actions.length > MAX_ACTIONS) session.actions.shift()
  return action
}

/** The last decision that can still be undone. */
export function lastUndoable({ actions }: ModeratorSession): ModeratorAction | undefined {
  return actions.findLast(({ isUndone, before }) => !isUndone && before.length > 0)
}
