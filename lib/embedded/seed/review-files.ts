import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReviewTopic } from '#lib/contract/reviews.ts'
import { topicSlug } from '#lib/shop/review-topics.ts'
import { DEMO_TOPICS } from './review-topics.ts'

const FOLDER = import.meta.dirname

/** A date relative to the day of the seed, in whole days, with the time of day in Brazil. */
interface Dated {
  dias: number
  /** 19:42 */
  hora: string
}

/** A review in seed/reviews; `pagina` is its product page when the topic has several. */
interface ReviewEntry extends Dated {
  nota: number
  nome: string
  comentario: string
  /** The comment in English. */
  en?: string
  /** The SKU of what the author tells to have bought. */
  comprado?: string
  pagina?: string
  /** The shop's answer, and how many days after the review it was written. */
  resposta?: { texto: string; en: string; depois: number }
  /** Published by default. */
  situacao?: 'aguardando' | 'recusada'
}

/** A review with its topic, which is the file's name. */
export type TopicReview = ReviewEntry & { topic: ReviewTopic }

/** A survey answer in seed/survey.json. */
export interface SurveyEntry extends Dated {
  nota: number
  campanha: string
  nome: string
  email: string
}

/** Reads the seed's reviews, by topic. */
export function readSeedReviews(): TopicReview[] {
  return DEMO_TOPICS.flatMap((topic) =>
    read<ReviewEntry[]>(`reviews/${topicSlug(topic)}.json`).map((entry) => ({ ...entry, topic })),
  )
}

/** Reads the seed's survey answers. */
export function readSurvey(): SurveyEntry[] {
  return read('survey.json')
}

function read<T>(file: string): T {
  return JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as T
}
