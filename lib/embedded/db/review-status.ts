import type { ReviewStatus } from '#lib/shop/moderation.ts'

const NUMBERS: Record<ReviewStatus, number> = { rejected: 0, published: 1, waiting: 2 }
const NAMES: readonly ReviewStatus[] = ['rejected', 'published', 'waiting']

/** The number of a status in the database and in both APIs' JSON (contract 4.17). */
export function statusNumber(status: ReviewStatus): number {
  return NUMBERS[status]
}

/** The status with this number in the database; 'waiting' for an unknown number. */
export function statusName(number: number): ReviewStatus {
  return NAMES[number] ?? 'waiting'
}
