import { userSchema } from '../../contract/user.ts'
import type { ApiClient } from '../api-client.ts'

/** The account of a signed-in visitor. */
export interface SignedInVisitor {
  name: string
  email: string
  /** SHA-256 in hex, '' for missing data (contract 4.9). */
  hashes: { email: string; mobile: string; phone: string }
}

/** GET checkout/user: the signed-in visitor (contract 4.9); `undefined` when the visitor is not signed in or the call fails. */
export async function getSignedInVisitor(store: ApiClient): Promise<SignedInVisitor | undefined> {
  try {
    const { logado, nomeRazao, email, userHash } = await store.call('get', 'checkout/user', userSchema)
    const hashes = { email: userHash.email, mobile: userHash.celular, phone: userHash.telefone }
    return logado ? { name: nomeRazao, email, hashes } : undefined
  } catch {
    return undefined
  }
}
