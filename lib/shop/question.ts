/** A published question about a product; its texts are user input. */
export interface ProductQuestion {
  /** '' when the store does not state it. */
  name: string
  text: string
  /** ISO 8601, or ''. */
  askedAt: string
  answers: QuestionAnswer[]
}

interface QuestionAnswer {
  text: string
  /** Whether the shop answered, and not another visitor. */
  isShop: boolean
}
