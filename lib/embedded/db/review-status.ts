import type { ReviewStatus } from '#lib/shop/moderation.ts'

const NUMBERS: Record<ReviewStatus, number> = { rejected: 0, published: 1, waiting: 2 }
const NAMES: readonly ReviewStatus[] = ['rejected', 'published', 'waiting']

/** The number of a status in the database and on the wire (contract 4.17). */
export function statusNumber(status: ReviewStatus): number {
  return NUMBERS[status]
}

/** The status of a number from the database. */
export function statusName(number: number): ReviewStatus {
  return NAMES[number] ?? 'waiting'
}
