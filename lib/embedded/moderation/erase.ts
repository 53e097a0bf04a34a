import { sql } from 'kysely'
import type { ReviewTopic } from '#lib/contract/reviews.ts'
import type { Erasure } from '#lib/shop/moderation.ts'
import type { Queries } from '../db/database.ts'
import { addToTotals } from '../reports/totals.ts'
import { eraseOrders } from '../orders/erase-orders.ts'
import type { StoreContext } from '../store/store.ts'
import { writeAudit } from './audit.ts'
import { visibilityOf } from './visibility.ts'

const NOTHING = {
  reviews: 0,
  photos: 0,
  surveyAnswers: 0,
  messages: 0,
  questions: 0,
  requests: 0,
  orders: 0,
  openOrders: 0,
}

/**
 * Erases everything that a person sent with an e-mail address, in capital or small letters: reviews with their photos, survey
 * answers, messages, questions, requests and the consent to news (LGPD, art. 18); of orders, what the law does not require
 * (docs/decisions/0080). The audit log gets counts only, not the address. Throws when the file of a photo cannot be deleted, after
 * everything else is erased.
 */
export async function erase(store: StoreContext, email: string, actor: string): Promise<Erasure> {
  const person = email.trim().toLowerCase()
  if (person === '') return { ...NOTHING, topics: [] }
  const { photos, ...erased } = await store.db.write((queries) => eraseRows(store, queries, person, actor))
  await removeFiles(store, photos)
  return { ...erased, photos: photos.length }
}

async function eraseRows(store: StoreContext, queries: Queries, person: string, actor: string) {
  const reviews = await queries
    .deleteFrom('review')
    .where(hasEmail(person))
    .returning(['status', 'photo_shown', 'topic', 'halves', 'photo'])
    .execute()
  const published = reviews.filter((review) => visibilityOf(review).status === 'published')
  for (const review of published) await addToTotals(queries, review, -1)
  const answers = await queries.deleteFrom('survey_answer').where(hasEmail(person)).executeTakeFirst()
  const messages = await queries.deleteFrom('contact_message').where(hasEmail(person)).executeTakeFirst()
  const questions = await queries.deleteFrom('question').where(hasEmail(person)).executeTakeFirst()
  const requests = await queries.deleteFrom('customer_request').where(hasEmail(person)).executeTakeFirst()
  const subscriber = await queries.deleteFrom('subscriber').where(hasEmail(person)).executeTakeFirst()
  const orders = await eraseOrders(queries, person, store.now())
  const photos = reviews.flatMap(({ photo }) => photo ?? [])
  const erased = {
    reviews: reviews.length,
    surveyAnswers: Number(answers.numDeletedRows),
    messages: Number(messages.numDeletedRows),
    questions: Number(questions.numDeletedRows),
    requests: Number(requests.numDeletedRows) + Number(subscriber.numDeletedRows),
    ...orders,
  }
  const detail = `avaliações: ${erased.reviews}; fotos: ${photos.length}; pesquisas: ${erased.surveyAnswers}; mensagens: ${erased.messages}; perguntas: ${erased.questions}; pedidos: ${erased.requests}; compras: ${erased.orders}`
  await writeAudit(store, queries, [{ actor, action: 'erase', reviewId: null, detail }])
  return { ...erased, photos, topics: [...new Set(published.map(({ topic }) => topic as ReviewTopic))] }
}

// The shop stores addresses in lower case; a row from elsewhere may have capitals.
function hasEmail(person: string) {
  return sql<boolean>`lower(${sql.ref('email')}) = ${person}`
}

async function removeFiles({ photos }: StoreContext, names: string[]) {
  const outcomes = await Promise.allSettled(names.map((name) => photos.remove(name)))
  const left = names.filter((_, index) => outcomes[index]?.status === 'rejected')
  if (left.length > 0)
    throw new Error(`Everything was erased but the files of these photos: ${left.join(', ')}`)
}
