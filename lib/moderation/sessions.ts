import type { Decision, ReviewStanding } from '../shop/moderation.ts'

const IDLE_MS = 8 * 3_600_000
const MOST_SESSIONS = 50
const MOST_ACTIONS = 30
const ID = /^[A-Za-z0-9_-]{22}$/

/** Something a moderator did in this session and may take back. */
export interface DoneAction {
  number: number
  decision: Decision
  before: ReviewStanding[]
  isUndone: boolean
}

/** A signed-in moderator. */
export interface ModeratorSession {
  /** What every form of this session carries (L23). */
  formToken: string
  /** Oldest first, the last thirty. */
  actions: DoneAction[]
  lastNumber: number
}

/** The sessions of this process; a restart ends them, and so does a password that was changed by it. */
export class ModeratorSessions {
  #open = new Map<string, ModeratorSession & { until: number }>()
  #now: () => number
  #newId: () => string

  constructor(now: () => number, newId: () => string) {
    this.#now = now
    this.#newId = newId
  }

  /** Opens a session and answers its id: 128 random bits, never one that a browser brought along. */
  open(): string {
    const id = this.#newId()
    this.#open.set(id, {
      formToken: this.#newId(),
      actions: [],
      lastNumber: 0,
      until: this.#now() + IDLE_MS,
    })
    if (this.#open.size > MOST_SESSIONS) this.#open.delete(this.#open.keys().next().value!)
    return id
  }

  /** The session of an id, which lives another eight hours from now; nothing when there is none any more. */
  find(id: string): ModeratorSession | undefined {
    const session = ID.test(id) ? this.#open.get(id) : undefined
    if (!session) return undefined
    // Looked up and put back: the first in the map is the one that was idle longest.
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

/** Remembers what was done, so that it can be undone. */
export function remember(
  session: ModeratorSession,
  decision: Decision,
  before: ReviewStanding[],
): DoneAction {
  const action = { number: ++session.lastNumber, decision, before, isUndone: false }
  session.actions.push(action)
  if (session.actions.length > MOST_ACTIONS) session.actions.shift()
  return action
}

/** The last thing that can still be undone. */
export function lastUndoable({ actions }: ModeratorSession): DoneAction | undefined {
  return actions.findLast(({ isUndone, before }) => !isUndone && before.length > 0)
}
