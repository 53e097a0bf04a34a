import { hash } from 'node:crypto'
import type { QuestionRequest } from '#lib/contract/question.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { statusNumber } from '../db/review-status.ts'
import type { Queries } from '../db/database.ts'
import type { StoreContext } from './store.ts'

const SHOWN_QUESTIONS = 50

/**
 * POST question: stores a question with status waiting; the same question of the same person is stored once (L2).
 * Returns false for an unknown product.
 */
export async function storeQuestion(
  store: StoreContext,
  { idNivel, nome, email, contato, pergunta }: QuestionRequest,
  language: Lang,
): Promise<boolean> {
  const person = email.toLowerCase()
  const repeatKey = hash('sha256', JSON.stringify([idNivel, person, pergunta]), 'hex')
  return store.db.write(async (queries) => {
    const product = await queries
      .selectFrom('product')
      .select('id')
      .where('id', '=', idNivel)
      .executeTakeFirst()
    if (!product) return false
    await queries
      .insertInto('question')
      .values({
        id: await nextNumber(queries),
        status: statusNumber('waiting'),
        product_id: idNivel,
        repeat_key: repeatKey,
        language,
        name: nome,
        email: person,
        phone: contato,
        text: pergunta,
        answer: null,
        answered_at: null,
        created_at: store.now(),
      })
      .onConflict((conflict) => conflict.column('repeat_key').doNothing())
      .execute()
    return true
  })
}

/** `perguntas` of a product page: the published questions, newest first, without e-mail and phone (contract 4.23). */
export async function questionDocuments(queries: Queries, productId: number) {
  const rows = await queries
    .selectFrom('question')
    .select(['name', 'text', 'answer', 'answered_at', 'created_at'])
    .where('product_id', '=', productId)
    .where('status', '=', statusNumber('published'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN_QUESTIONS)
    .execute()
  return rows.map(({ name, text, answer, answered_at, created_at }) => ({
    nome: name,
    pergunta: text,
    respostas:
      answer === null
        ? []
        : [{ administrador: true, resposta: answer, data: isoTime(answered_at ?? created_at) }],
    data: isoTime(created_at),
  }))
}

function isoTime(time: number): string {
  return new Date(time).toISOString()
}

async function nextNumber(queries: Queries): Promise<number> {
  const { value } = await queries
    .updateTable('sequence')
    .set((row) => ({ value: row('value', '+', 1) }))
    .where('name', '=', 'question')
    .returning('value')
    .executeTakeFirstOrThrow()
  return value
}
