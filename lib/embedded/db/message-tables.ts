import type { Fixed } from './process-tables.ts'

// The tables of what visitors write, except reviews. Times are in milliseconds.

/**
 * An answer to the satisfaction survey. While `repeat_key` is set, a second answer of the same person replaces this
 * one. `email` is '' when none was given.
 */
interface SurveyAnswerTable {
  id: Fixed<string>
  repeat_key: string | null
  score: number
  email: string
  name: string
  campaign: Fixed<string>
  site: string
  language: string
  created_at: Fixed<number>
  answered_at: number
}

/** A contact message. `repeat_key` detects a message that is sent twice. */
export interface ContactMessageTable {
  protocol: Fixed<string>
  repeat_key: string | null
  language: Fixed<string>
  name: Fixed<string>
  email: Fixed<string>
  phone: Fixed<string>
  subject: Fixed<string>
  order_number: Fixed<string>
  message: Fixed<string>
  created_at: Fixed<number>
  done_at: number | null
}

/**
 * A question about a product. `status` is 0 rejected, 1 published, 2 waiting, as for reviews; `answer` is null until the
 * shop has answered. `repeat_key` detects a question that is sent twice.
 */
interface QuestionTable {
  id: Fixed<number>
  status: number
  product_id: Fixed<number>
  repeat_key: string
  language: Fixed<string>
  name: string
  email: string
  phone: string
  text: string
  answer: string | null
  answered_at: number | null
  created_at: Fixed<number>
}

/**
 * A request about an item: for a message when it is back in stock, or for a quote. While `repeat_key` is set, the same request
 * is not stored again.
 */
export interface CustomerRequestTable {
  id: Fixed<string>
  kind: Fixed<'restock' | 'quote'>
  repeat_key: string | null
  item_id: Fixed<number>
  attribute_id: Fixed<number>
  language: Fixed<string>
  name: Fixed<string>
  email: Fixed<string>
  phone: Fixed<string>
  message: Fixed<string>
  created_at: Fixed<number>
  done_at: number | null
}

/** A person who agreed to receive news by e-mail; `source` is the form, `consented_at` the time of the consent. */
export interface SubscriberTable {
  email: Fixed<string>
  name: string
  segment: string
  source: Fixed<string>
  language: Fixed<string>
  consented_at: Fixed<number>
}

/** The tables of what visitors write, except reviews. */
export interface MessageTables {
  survey_answer: SurveyAnswerTable
  contact_message: ContactMessageTable
  question: QuestionTable
  customer_request: CustomerRequestTable
  subscriber: SubscriberTable
}
