import type { EvaluationRequest } from '../../contract/evaluation.ts'

/** The body of POST evaluations/product (platform 3.7). */
export function evaluationBody({ recomenda, ...review }: EvaluationRequest): object {
  return { ...review, recomenda: recomenda === 1, anexos: [] }
}
