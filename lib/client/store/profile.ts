import { profileSchema } from '../../contract/profile.ts'
import type { Profile } from '../../shop/profile.ts'
import type { ApiClient } from '../api-client.ts'

/** The path of a profile in the store API (contract 4.35). */
export const PROFILE_PATH = 'checkout/profile'

/** GET checkout/profile: the profile of the signed-in account (contract 4.35). Throws ApiError; status 401 without an account. */
export async function getProfile(store: ApiClient): Promise<Profile> {
  const { nome, email, celular, enderecos } = await store.call('get', PROFILE_PATH, profileSchema)
  return { name: nome, email, mobile: celular, addresses: enderecos }
}
