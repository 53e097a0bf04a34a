import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface SeededTopic {
  topic: string
  /** The product page that shows its reviews; null for service and delivery. */
  page: string | null
}

/** The review topics of the demonstration, each with a file of reviews (spec section 5). */
export const SEEDED_TOPICS = JSON.parse(
  readFileSync(join(import.meta.dirname, 'review-topics.json'), 'utf8'),
) as readonly SeededTopic[]

/** Their names on the wire. */
export const DEMO_TOPICS: readonly string[] = SEEDED_TOPICS.map(({ topic }) => topic)
