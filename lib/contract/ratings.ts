import type { InferType } from 'yup'
import { list, numeric, objectOf, requiredInteger, requiredText, text } from './fields.ts'

/** The rating of a topic, or of the product at `produto_url` in it (contract 4.16). */
const ratingSchema = objectOf({
  produto: requiredText(),
  produto_url: text(),
  media: numeric().min(0).max(5),
  total: requiredInteger(1),
})

/** The ratings of all topics and of some products (contract 4.16). */
export const ratingsSchema = objectOf({ data: list(ratingSchema) })

/** A rating on the wire. */
export type WireListedRating = InferType<typeof ratingSchema>
