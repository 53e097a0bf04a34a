import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface SeededTopic {
  topic: string
  /** The page whose product the seeded reviews name, or null for service and delivery; `{brand}` stands for the slug. */
  page: string | null
}

/** The review topics of the demonstration shop; each has a file of reviews in `reviews/` (spec section 5). */
export const SEEDED_TOPICS = JSON.parse(
  readFileSync(join(import.meta.dirname, 'review-topics.json'), 'utf8'),
) as readonly SeededTopic[]

/** The names of these topics, as the reports API uses them. */
export const DEMO_TOPICS: readonly string[] = SEEDED_TOPICS.map(({ topic }) => topic)
