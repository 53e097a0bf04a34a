import { REVIEW_TOPICS, type ReviewTopic } from '#lib/contract/reviews.ts'

const MARKS = /\p{M}/gu
const plain = (text: string) => text.normalize('NFD').replace(MARKS, '').toLowerCase().trim()

/** The topic that a text names, whatever its case and accents; nothing when it names none (contract 4.15). */
export function topicOf(text: string): ReviewTopic | undefined {
  const named = plain(text)
  return REVIEW_TOPICS.find((topic) => topic === named)
}
