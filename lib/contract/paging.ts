import { numericOr, partOrDefaults, textOrNull } from './fields.ts'

/** `info` of an answer that comes in parts; `prev` and `next` are addresses of the neighbours (contract 4.8). */
export const pagingSchema = partOrDefaults({
  offset: numericOr(0).integer().min(0),
  limit: numericOr(0).integer().min(0),
  total: numericOr(0).integer().min(0),
  prev: textOrNull(),
  next: textOrNull(),
})
