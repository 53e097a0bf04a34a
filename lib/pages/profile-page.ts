import 'server-only'
import { ApiError } from '../client/errors.ts'
import { getProfile } from '../client/store/profile.ts'
import type { Lang } from '../routes/lang.ts'
import type { Profile } from '../shop/profile.ts'
import { visitorStore } from './store.ts'

/** The profile of the signed-in account; `undefined` when nobody is signed in (contract 4.35). Throws ApiError while the store is down. */
export async function profileOfVisitor(lang: Lang): Promise<Profile | undefined> {
  try {
    return await getProfile(await visitorStore(lang))
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return undefined
    throw error
  }
}
