import type { ReviewTopic } from '../contract/reviews.ts'

/** Where a review stands: sent and waiting, shown in the shop, or not. */
export type ReviewStatus = 'waiting' | 'published' | 'rejected'

/** A review as its moderator sees it. E-mail addresses stay out of it: nobody needs them to judge a review. */
export interface ModeratedReview {
  id: number
  status: ReviewStatus
  topic: ReviewTopic
  /** 0.5 to 5, in halves. */
  stars: number
  name: string
  comment: string
  /** Name of its photo, null when it has none. */
  photo: string | null
  isPhotoShown: boolean
  productName: string
  productUrl: string
  /** Milliseconds since 1970. */
  createdAt: number
  decidedAt: number | null
}

/** What a moderator does with a review. `wait` puts it back into the queue. */
export const DECISIONS = ['approve', 'approve-without-photo', 'reject', 'wait'] as const
export type Decision = (typeof DECISIONS)[number]

/** Which reviews to look at; oldest first while they wait, newest first afterwards. */
export interface ReviewQuestion {
  status: ReviewStatus
  topic?: ReviewTopic | undefined
  /** Words of the name or the comment; case and accents do not matter. */
  search?: string | undefined
  /** From 1. */
  page: number
}

/** One page of the queue, and how many reviews stand where. */
export interface ReviewQueue {
  reviews: ModeratedReview[]
  /** How many fit the question. */
  total: number
  page: number
  lastPage: number
  counts: Record<ReviewStatus, number>
}

/** How reviews stood before a decision: what `undo` gives back. */
export interface ReviewStanding {
  id: number
  status: ReviewStatus
  isPhotoShown: boolean
}

/** What a decision has done: those reviews that changed, as they were, and the topics whose pages show something else now. */
export interface DecisionResult {
  before: ReviewStanding[]
  topics: ReviewTopic[]
}

/** What was erased for somebody (LGPD). */
export interface Erasure {
  reviews: number
  photos: number
  surveyAnswers: number
  messages: number
  topics: ReviewTopic[]
}

/** One action of a moderator; `detail` never holds an e-mail address. */
export interface AuditEntry {
  at: number
  /** Who did it: 'moderacao' for the pages, 'comando' for the command. */
  actor: string
  action: Decision | 'undo' | 'erase' | 'sign-in' | 'sign-in-failed' | 'export'
  reviewId: number | null
  detail: string
}

/** The survey over a time: NPS is promoters (9, 10) minus detractors (0 to 6) in percent of all. */
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

/** Survey results: in all, by month (oldest first, `month` as 2026-11) and by campaign ('' is none). */
export interface SurveyResults {
  all: SurveyFigures
  months: ({ month: string } & SurveyFigures)[]
  campaigns: ({ campaign: string } & SurveyFigures)[]
}

/** Which answers of the survey to count; times in milliseconds since 1970, `until` excluded. */
export interface SurveyQuestion {
  campaign?: string | undefined
  from?: number | undefined
  until?: number | undefined
}

/** What the people who look after reviews can do; every change is written to the audit log with its actor. */
export interface Moderation {
  queue(question: ReviewQuestion): Promise<ReviewQueue>
  decide(ids: number[], decision: Decision, actor: string): Promise<DecisionResult>
  /** Puts reviews back where they stood before. */
  undo(before: ReviewStanding[], actor: string): Promise<DecisionResult>
  /** A photo by its name, published or not; null when there is none. */
  photo(name: string): Promise<{ bytes: Uint8Array; type: string } | null>
  erase(email: string, actor: string): Promise<Erasure>
  survey(question: SurveyQuestion): Promise<SurveyResults>
  /** Every answer as CSV (RFC 4180, UTF-8 with BOM), newest first; e-mail addresses stay out of it. */
  surveyCsv(question: SurveyQuestion, actor: string): Promise<string>
  audit(page: number): Promise<{ entries: AuditEntry[]; lastPage: number }>
  note(entry: Pick<AuditEntry, 'actor' | 'action' | 'detail'>): Promise<void>
}
