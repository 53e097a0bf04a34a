import type { WireQuestion } from '../../contract/question.ts'
import type { ProductQuestion } from '../../shop/question.ts'
import { storeTime } from '../../shop/store-time.ts'

/** The questions of a product document; one without a text is left out (platform 3.3). */
export function toQuestions(questions: readonly WireQuestion[]): ProductQuestion[] {
  return questions
    .filter(({ pergunta }) => pergunta !== '')
    .map(({ nome, pergunta, respostas, data }) => ({
      name: nome,
      text: pergunta,
      askedAt: storeTime(data),
      answers: respostas
        .filter(({ resposta }) => resposta !== '')
        .map(({ resposta, administrador }) => ({ text: resposta, isShop: administrador })),
    }))
}
