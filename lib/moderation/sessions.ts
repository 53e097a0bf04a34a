import type { Decision, ReviewState } from '../shop/moderation.ts'

const IDLE_MS = 8 * 3_600_000
const MAX_SESSIONS = 50
const MAX_ACTIONS = 30
const ID = /^[A-Za-z0-9_-]{22}$/

/** A decision that the moderator made in this session and can undo. */
export interface ModeratorAction {
  number: number
  decision: Decision
  before: ReviewState[]
  isUndone: boolean
}

/** A signed-in moderator. */
export interface ModeratorSession {
  /** CSRF token that every form of this session sends (L23). */
  formToken: string
  /** At most the last thirty, oldest first. */
  actions: ModeratorAction[]
  lastNumber: number
}

/** The moderator sessions in memory: at most fifty, each for eight idle hours. A restart ends them. */
export class ModeratorSessions {
  #open = new Map<string, ModeratorSession & { until: number }>()
  #now: () => number
  #newId: () => string

  constructor(now: () => number, newId: () => string) {
    this.#now = now
    this.#newId = newId
  }

  /** Opens a session and returns its id. The id is always new, never one that a browser sent. */
  open(): string {
    const id = this.#newId()
    this.#open.set(id, {
      formToken: this.#newId(),
      actions: [],
      lastNumber: 0,
      until: this.#now() + IDLE_MS,
    })
    if (this.#open.size > MAX_SESSIONS) this.#open.delete(this.#open.keys().next().value!)
    return id
  }

  /** The session of an id, extended by eight hours; `undefined` when it is unknown or expired. */
  find(id: string): ModeratorSession | undefined {
    const session = ID.test(id) ? this.#open.get(id) : undefined
    if (!session) return undefined
    // Deleted and set again: the first entry of the map stays the one that was idle longest.
    this.#open.delete(id)
    if (session.until <= this.#now()) return undefined
    session.until = this.#now() + IDLE_MS
    this.#open.set(id, session)
    return session
  }

  close(id: string): void {
    this.#open.delete(id)
  }
}

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
