import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { REVIEW_TOPICS, type ReviewTopic } from '#lib/contract/reviews.ts'
import { topicSlug } from '#lib/shop/review-topics.ts'

const FOLDER = import.meta.dirname

/** When something was written: whole days before the day on which it is seeded, and the time of that day in Brazil. */
interface Dated {
  dias: number
  /** 19:42 */
  hora: string
}

/** A review in a file of seed/reviews; `pagina` is its product page where the topic has several. */
interface ReviewEntry extends Dated {
  nota: number
  nome: string
  comentario: string
  pagina?: string
  /** A file of seed/reviews/photos. */
  foto?: string
  /** Published unless it says otherwise. */
  situacao?: 'aguardando' | 'recusada'
}

/** A review with the topic that its file is named after. */
export type TopicReview = ReviewEntry & { topic: ReviewTopic }

/** An answer of the survey in seed/survey.json. */
export interface SurveyEntry extends Dated {
  nota: number
  campanha: string
  nome: string
  email: string
}

/** The reviews of a fresh shop, by topic. */
export function readReviews(): TopicReview[] {
  return REVIEW_TOPICS.flatMap((topic) =>
    read<ReviewEntry[]>(`reviews/${topicSlug(topic)}.json`).map((entry) => ({ ...entry, topic })),
  )
}

/** The answers of the survey of a fresh shop. */
export function readSurvey(): SurveyEntry[] {
  return read('survey.json')
}

/** A photo of seed/reviews/photos. */
export function readReviewPhoto(file: string): Promise<Uint8Array> {
  return readFile(join(FOLDER, 'reviews/photos', file))
}

function read<T>(file: string): T {
  return JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as T
}
