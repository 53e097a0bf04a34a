import { numericOr, objectOrDefaults, textOrNull } from './fields.ts'

/** `info` of a paged response; `prev` and `next` are the calls for the neighbouring pages (contract 4.8). */
export const pagingSchema = objectOrDefaults({
  offset: numericOr(0).integer().min(0),
  limit: numericOr(0).integer().min(0),
  total: numericOr(0).integer().min(0),
  prev: textOrNull(),
  next: textOrNull(),
})
