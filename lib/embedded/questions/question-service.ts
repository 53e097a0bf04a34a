import type { ReviewStatus } from '#lib/shop/moderation.ts'
import type { Database } from '../db/database.ts'
import { statusName, statusNumber } from '../db/review-status.ts'
import type { StoreContext } from '../store/store.ts'

/** A question as the shop's owner sees it; times in milliseconds. */
export interface StoredQuestion {
  id: number
  status: ReviewStatus
  product: string
  path: string
  name: string
  email: string
  phone: string
  text: string
  answer: string | null
  createdAt: number
}

/** The actions of the shop's owner on questions. */
export interface QuestionService {
  /** Waiting questions oldest first, others newest first. */
  list(status: ReviewStatus): Promise<StoredQuestion[]>
  /** Stores the answer, replacing an earlier one, and publishes the question; false for an unknown id. */
  answer(id: number, answer: string): Promise<boolean>
  /** Publishes or rejects questions and returns the ids of those that exist. */
  move(ids: readonly number[], status: Exclude<ReviewStatus, 'waiting'>): Promise<number[]>
  /**
   * Erases a person's questions and returns their number; `npm run reviews -- erase` erases everything that a person sent
   * (LGPD).
   */
  erase(email: string): Promise<number>
}

/** Returns the question service of a store. */
export function createQuestionService({ db, now }: StoreContext): QuestionService {
  return {
    list: (status) => listQuestions(db, status),
    answer: (id, answer) => answerQuestion(db, id, answer, now()),
    move: (ids, status) => moveQuestions(db, ids, status),
    erase: (email) => eraseQuestions(db, email),
  }
}

async function listQuestions(db: Database, status: ReviewStatus): Promise<StoredQuestion[]> {
  const order = status === 'waiting' ? 'asc' : 'desc'
  const rows = await db.read
    .selectFrom('question')
    .leftJoin('product', 'product.id', 'question.product_id')
    .select(['question.id', 'status', 'name', 'email', 'phone', 'text', 'answer', 'created_at'])
    .select(['product.name_pt', 'product.path'])
    .where('status', '=', statusNumber(status))
    .orderBy('created_at', order)
    .orderBy('question.id', order)
    .execute()
  return rows.map(({ status: number, name_pt, path, created_at, ...row }) => ({
    ...row,
    status: statusName(number),
    product: name_pt ?? '',
    path: path ?? '',
    createdAt: created_at,
  }))
}

async function answerQuestion(db: Database, id: number, answer: string, now: number): Promise<boolean> {
  const change = { answer, answered_at: now, status: statusNumber('published') }
  const { numUpdatedRows } = await db.write((queries) =>
    queries.updateTable('question').set(change).where('id', '=', id).executeTakeFirst(),
  )
  return numUpdatedRows > 0n
}

async function moveQuestions(
  db: Database,
  ids: readonly number[],
  status: Exclude<ReviewStatus, 'waiting'>,
): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await db.write((queries) =>
    queries
      .updateTable('question')
      .set({ status: statusNumber(status) })
      .where('id', 'in', ids)
      .returning('id')
      .execute(),
  )
  return rows.map(({ id }) => id).sort((a, b) => a - b)
}

async function eraseQuestions(db: Database, email: string): Promise<number> {
  const person = email.trim().toLowerCase()
  if (person === '') return 0
  const { numDeletedRows } = await db.write((queries) =>
    queries.deleteFrom('question').where('email', '=', person).executeTakeFirst(),
  )
  return Number(numDeletedRows)
}
