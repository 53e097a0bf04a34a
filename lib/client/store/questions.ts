import type { WireQuestion } from '../../contract/question.ts'
import type { ProductQuestion } from '../../shop/question.ts'
import { storeTime } from '../../shop/store-time.ts'

/** The questions of a product document, without the e-mail addresses (platform 3.3). */
export function toQuestions(questions: readonly WireQuestion[]): ProductQuestion[] {
  return questions.map(({ nome, pergunta, respostas, data }) => ({
    name: nome,
    text: pergunta,
    askedAt: storeTime(data),
    answers: respostas.map(({ resposta, administrador }) => ({ text: resposta, isShop: administrador })),
  }))
}
