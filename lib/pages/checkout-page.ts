import 'server-only'
import type { ApiClient } from '../client/api-client.ts'
import { getDraft } from '../client/store/checkout.ts'
import { getSignedInVisitor } from '../client/store/user.ts'
import type { CheckoutDraft } from '../shop/checkout.ts'

/** The checkout of the visitor's cart, with whether the visitor is signed in (contract 4.28). Throws ApiError. */
export async function loadCheckout(store: ApiClient): Promise<CheckoutDraft> {
  const [draft, visitor] = await Promise.all([getDraft(store), getSignedInVisitor(store)])
  return { ...draft, isSignedIn: visitor !== undefined }
}
