import { evaluationRequestSchema, type EvaluationRequest } from '../../contract/evaluation.ts'
import { questionRequestSchema } from '../../contract/question.ts'
import type { RequestCall } from './requests.ts'

/** A question about a product. */
export const QUESTION_CALL: RequestCall = { path: 'question', schema: questionRequestSchema }

/** A review that the store itself stores, instead of the reports API. */
export const STORE_REVIEW_CALL: RequestCall = {
  path: 'evaluations/product',
  schema: evaluationRequestSchema,
  bodyOf(fields) {
    const { recomenda, ...review } = fields as EvaluationRequest
    return { ...review, recomenda: recomenda === 1, anexos: [] }
  },
}
