import { evaluationRequestSchema, type EvaluationRequest } from '../../contract/evaluation.ts'
import { questionRequestSchema } from '../../contract/question.ts'
import type { RequestCall } from './requests.ts'

/** The form for a question about a product. */
export const QUESTION_CALL: RequestCall = { path: 'question', schema: questionRequestSchema }

/** The review form of a store that stores the reviews itself, instead of the reports API. */
export const STORE_REVIEW_CALL: RequestCall = {
  path: 'evaluations/product',
  schema: evaluationRequestSchema,
  bodyOf(fields) {
    const { recomenda, ...review } = fields as EvaluationRequest
    return { ...review, recomenda: recomenda === 1, anexos: [] }
  },
}
