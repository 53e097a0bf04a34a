import { objectOrDefaults, textOrNull, wholeNumber } from './fields.ts'

/** `info` of a paged response; `prev` and `next` are the calls for the neighbouring pages (contract 4.8). */
export const pagingSchema = objectOrDefaults({
  offset: wholeNumber(),
  limit: wholeNumber(),
  total: wholeNumber(),
  prev: textOrNull(),
  next: textOrNull(),
})
