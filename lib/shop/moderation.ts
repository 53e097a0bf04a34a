import type { ReviewTopic } from '../contract/reviews.ts'

/** The state of a review: waiting for a decision, shown in the shop, or hidden. */
export type ReviewStatus = 'waiting' | 'published' | 'rejected'

/** A review as its moderator sees it, without the e-mail address, which the decision does not need. */
export interface ModeratedReview {
  id: number
  status: ReviewStatus
  topic: ReviewTopic
  /** 0.5 to 5, in halves. */
  stars: number
  name: string
  comment: string
  /** File name of its photo; null without one. */
  photo: string | null
  isPhotoShown: boolean
  productName: string
  productUrl: string
  /** Milliseconds since 1970. */
  createdAt: number
  decidedAt: number | null
  /** The shop's answer; null without one. */
  answer: string | null
}

/** The id of a review in a form or a command; `undefined` for a text that is none. */
export function readReviewId(text: string): number | undefined {
  // Nine digits always fit the 32 bits of the database's column.
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}

/** The decisions of a moderator about a review. `wait` returns it to the queue. */
export const DECISIONS = ['approve', 'approve-without-photo', 'reject', 'wait'] as const
export type Decision = (typeof DECISIONS)[number]

/** Selects reviews for the queue: waiting ones are sorted oldest first, others newest first. */
export interface ReviewQueueQuery {
  status: ReviewStatus
  topic?: ReviewTopic | undefined
  /** Words of the name or the comment; case and accents do not matter. */
  search?: string | undefined
  /** From 1. */
  page: number
}

/** One page of the queue, and the number of reviews by status. */
export interface ReviewQueue {
  reviews: ModeratedReview[]
  /** Number of reviews that match the query. */
  total: number
  page: number
  lastPage: number
  counts: Record<ReviewStatus, number>
}

/** The state of a review before a decision; `undo` restores it. */
export interface ReviewState {
  id: number
  status: ReviewStatus
  isPhotoShown: boolean
}

/** The result of a decision: the previous state of each changed review, and the topics whose pages changed. */
export interface DecisionResult {
  before: ReviewState[]
  topics: ReviewTopic[]
}

/** The number of records erased for a person, and the topics whose pages changed (LGPD). */
export interface Erasure {
  reviews: number
  photos: number
  surveyAnswers: number
  messages: number
  questions: number
  /** Requests about products, and the consent to receive news. */
  requests: number
  /** Finished orders, of which only the invoice data stay (docs/decisions/0080). */
  orders: number
  /** Orders that are still to be paid, delivered or returned; they stay whole. */
  openOrders: number
  topics: ReviewTopic[]
}

/** One action of a moderator; `detail` never holds an e-mail address. */
export interface AuditEntry {
  at: number
  /** 'moderacao' for the moderation pages, 'comando' for npm run reviews. */
  actor: string
  action:
    | Decision
    | 'undo'
    | 'answer'
    | 'answer-removed'
    | 'erase'
    | 'sign-in'
    | 'sign-in-failed'
    | 'export'
    | 'order-view'
    | 'order-step'
  reviewId: number | null
  detail: string
}

/** Figures of the survey for a period: NPS is promoters (9, 10) minus detractors (0 to 6) in percent of all answers. */
export interface SurveyFigures {
  answers: number
  /** -100 to 100; null without answers. */
  nps: number | null
  promoters: number
  passives: number
  detractors: number
  /** Answers by score, 0 to 10. */
  scores: number[]
}

/** Survey results: overall, by month (oldest first, `month` as 2026-11) and by campaign ('' is none). */
export interface SurveyResults {
  all: SurveyFigures
  months: ({ month: string } & SurveyFigures)[]
  campaigns: ({ campaign: string } & SurveyFigures)[]
}

/** Selects survey answers; times in milliseconds since 1970, `until` excluded. */
export interface SurveyQuery {
  campaign?: string | undefined
  from?: number | undefined
  until?: number | undefined
}

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

/** The moderator sessions of all processes: at most fifty, each for eight idle hours. */
export interface ModeratorSessions {
  /** The session of an id, extended by eight hours; `undefined` when it is unknown or expired. */
  find(id: string): Promise<ModeratorSession | undefined>
  /** Runs `change` on a session and stores the result; `undefined` when the session is unknown or expired. */
  change<T>(id: string, change: (session: ModeratorSession) => T): Promise<T | undefined>
  close(id: string): Promise<void>
}

/** An attempt to sign in as a moderator. */
export interface ModeratorSignIn {
  ip: string
  /** The token of a device on which a moderator has signed in; '' for none. */
  device: string
  /** Changes with the password, so that a new password makes earlier device tokens invalid. */
  passwordHash: string
}

/** The actions of moderators; every change is written to the audit log with its actor. */
export interface Moderation {
  /** The topics that reviews can have. */
  topics: readonly ReviewTopic[]
  sessions: ModeratorSessions
  /** The seconds until the next attempt to sign in is possible; 0 when it is possible now. */
  secondsUntilSignIn(attempt: ModeratorSignIn): Promise<number>
  /** Counts an attempt and returns 0, or returns the seconds to wait (docs/decisions/0062). */
  takeSignIn(attempt: ModeratorSignIn): Promise<number>
  /** Opens a session after the right password; returns its new id and a device token. */
  openSession(attempt: ModeratorSignIn): Promise<{ id: string; device: string }>
  queue(query: ReviewQueueQuery): Promise<ReviewQueue>
  decide(ids: number[], decision: Decision, actor: string): Promise<DecisionResult>
  /** Restores the state of reviews before a decision. */
  undo(before: ReviewState[], actor: string): Promise<DecisionResult>
  /**
   * Writes, changes or removes (null) the shop's answer to a review and returns the topics whose pages show it; null when nothing
   * changed.
   */
  answer(id: number, text: string | null, actor: string): Promise<ReviewTopic[] | null>
  /** Returns a photo by its name, published or not; null when it does not exist. */
  photo(name: string): Promise<{ bytes: Uint8Array; type: string } | null>
  /** Deletes all records of the person with this e-mail address (LGPD). */
  erase(email: string, actor: string): Promise<Erasure>
  /** Figures of the survey answers that match the query. */
  survey(query: SurveyQuery): Promise<SurveyResults>
  /** Every matching answer as CSV (RFC 4180, UTF-8 with BOM), newest first, without e-mail addresses. */
  surveyCsv(query: SurveyQuery, actor: string): Promise<string>
  /** One page of the audit log, counted from 1. */
  audit(page: number): Promise<{ entries: AuditEntry[]; lastPage: number }>
  /** Writes an entry that concerns no review to the audit log. */
  note(entry: Pick<AuditEntry, 'actor' | 'action' | 'detail'>): Promise<void>
}
