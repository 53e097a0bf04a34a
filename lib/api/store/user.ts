import { userSchema } from '../../contract/user.ts'
import type { ApiClient } from '../client.ts'

/** Who the visitor is; nothing while nobody is signed in. */
export interface Visitor {
  name: string
  email: string
}

/** GET checkout/user: the signed-in visitor (contract 4.9). A failing call is an anonymous visitor. */
export async function getVisitor(store: ApiClient): Promise<Visitor | undefined> {
  try {
    const { logado, nomeRazao, email } = await store.call('get', 'checkout/user', userSchema)
    return logado ? { name: nomeRazao, email } : undefined
  } catch {
    return undefined
  }
}
