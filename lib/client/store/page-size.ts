import { ApiError } from '../errors.ts'

// The smallest size that shops of the platform use (platform 1).
const SMALL_PAGE = 12

/**
 * Calls `read` with a page size, and again with 12 when the store rejects it with 400 (platform 1). Throws what `read` throws; a
 * store that rejects every size is an outage, not a missing page (platform 2).
 */
export async function withPageSize<T>(limit: number, read: (limit: number) => Promise<T>): Promise<T> {
  try {
    return await read(limit)
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 400)) throw error
    if (limit <= SMALL_PAGE) throw new ApiError('contract', 'The store rejects every page size')
    return withPageSize(SMALL_PAGE, read)
  }
}
