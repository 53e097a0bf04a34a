import { hash } from 'node:crypto'
import type { InsertObject } from 'kysely'
import type { SurveyEntry, TopicReview } from './review-files.ts'
import type { Tables } from '../db/tables.ts'
import { searchWords } from '../db/search-words.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
// Brazil is three hours behind UTC all year round.
const BRAZIL_MS = 3 * HOUR_MS
const STATUS = { recusada: 0, publicada: 1, aguardando: 2 } as const
// Domains reserved for documentation: no mail to them is delivered.
const DOMAINS = ['example.com', 'example.org', 'example.net']

/** The product of a review; '' for the topics service and delivery. */
export interface SeededProduct {
  id: string
  name: string
}

/**
 * Returns review rows in order of their dates, with ids from 1 and without photos, because nobody took any. `now`
 * (milliseconds) is day 0.
 */
export function reviewRows(
  reviews: readonly TopicReview[],
  now: number,
  productOf: (review: TopicReview) => SeededProduct,
  itemOf: (sku: string) => number | undefined,
): InsertObject<Tables, 'review'>[] {
  const dated = reviews.map((review) => ({ review, at: momentOf(review, review.comentario, now) }))
  dated.sort((a, b) => a.at - b.at)
  return dated.map(({ review, at }, index) => {
    const status = STATUS[review.situacao ?? 'publicada']
    const product = productOf(review)
    return {
      id: index + 1,
      status,
      topic: review.topic,
      halves: review.nota * 2,
      name: review.nome,
      email: emailOf(review.nome, index + 1),
      comment: review.comentario,
      words: searchWords(`${review.nome} ${review.comentario}`).join(' '),
      photo: null,
      photo_shown: 0,
      product_id: product.id,
      product_name: product.name,
      product_sku: '',
      product_url: '',
      origin_url: '',
      language: 'pt',
      repeat_key: '',
      created_at: at,
      decided_at: status === STATUS.aguardando ? null : at + (1 + (index % 20)) * HOUR_MS,
      answer: review.resposta?.texto ?? null,
      comment_en: review.en ?? null,
      answer_en: review.resposta?.en ?? null,
      bought_item: review.comprado === undefined ? null : (itemOf(review.comprado) ?? null),
      answered_at: review.resposta ? at + review.resposta.depois * DAY_MS : null,
    }
  })
}

/** Returns the rows of the survey's answers; `site` is the host that the survey was on. */
export function surveyRows(
  answers: readonly SurveyEntry[],
  now: number,
  site: string,
): InsertObject<Tables, 'survey_answer'>[] {
  return answers.map((answer, index) => {
    const id = hash('sha256', `survey ${index}`, 'base64url').slice(0, 22)
    const at = momentOf(answer, id, now)
    return {
      id,
      repeat_key: null,
      score: answer.nota,
      email: answer.email,
      name: answer.nome,
      campaign: answer.campanha,
      site,
      language: 'pt',
      created_at: at,
      answered_at: at,
    }
  })
}

// Seconds derived from the text, so that times look natural.
function momentOf({ dias, hora }: { dias: number; hora: string }, text: string, now: number): number {
  const [hours = 0, minutes = 0] = hora.split(':').map(Number)
  const today = Math.floor((now - BRAZIL_MS) / DAY_MS) * DAY_MS + BRAZIL_MS
  const seconds = parseInt(hash('sha256', text).slice(0, 4), 16) % MINUTE_MS
  return today - dias * DAY_MS + hours * HOUR_MS + minutes * MINUTE_MS + seconds
}

function emailOf(name: string, id: number): string {
  return `${searchWords(name).join('.').replaceAll(/[%_]/g, '')}.${id}@${DOMAINS[id % DOMAINS.length]}`
}
