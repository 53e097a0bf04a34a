import type { DraftRequest } from '#lib/contract/checkout.ts'
import type { FieldIssue } from '#lib/contract/error.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { placeOf } from '../shipping/cep-places.ts'
import { findSession } from '../store/sessions.ts'
import type { StoreContext } from '../store/store.ts'
import { readCheckout } from './checkout.ts'
import { draftDocument } from './draft-document.ts'
import { readStoredDraft, writeStoredDraft } from '../store/stored-draft.ts'

/** The draft document, or why the request is rejected: no session, or invalid fields. */
export type DraftResult = { document: object } | 'no-session' | { fields: Record<string, FieldIssue[]> }

/** GET checkout/draft: the checkout of the visitor's cart (contract 4.28). */
export async function readDraft(store: StoreContext, token: string, language: Lang): Promise<object> {
  const rules = await store.rules()
  return store.db.snapshot(async (queries) => {
    const session = await findSession(store, queries, token)
    return draftDocument(await readCheckout(store, queries, rules, session), rules, language)
  })
}

/** PUT checkout/draft: stores the sections of a request, all or none (contract 4.28). */
export async function saveDraft(
  store: StoreContext,
  token: string,
  request: DraftRequest,
  language: Lang,
): Promise<DraftResult> {
  const address = addressIssues(request)
  if (address) return { fields: address }
  const rules = await store.rules()
  return store.db
    .write(async (queries): Promise<DraftResult> => {
      const session = await findSession(store, queries, token, { lock: true })
      if (!session) return 'no-session'
      const before = await readStoredDraft(queries, session.cartId, store.now())
      const given = Object.entries(request).filter(([, value]) => value !== undefined)
      await writeStoredDraft(
        queries,
        session.cartId,
        { ...before, ...Object.fromEntries(given) },
        store.now(),
      )
      const checkout = await readCheckout(store, queries, rules, session)
      // A new address may have other delivery options: the shopper then chooses again.
      if (request.opcao && !request.entrega && !checkout.option) throw new UnknownOption()
      return { document: draftDocument(checkout, rules, language) }
    }, token)
    .catch(rejectOption)
}

// Thrown so that nothing of the request is stored.
class UnknownOption extends Error {}

function rejectOption(error: unknown): DraftResult {
  if (!(error instanceof UnknownOption)) throw error
  return { fields: { opcao: ['invalido'] } }
}

// A CEP outside every range does not exist, and a CEP decides the state (contract 4.28).
function addressIssues({ entrega }: DraftRequest): Record<string, FieldIssue[]> | null {
  if (!entrega) return null
  const place = placeOf(entrega.cep)
  if (!place) return { cep: ['invalido'] }
  return place.uf === entrega.uf ? null : { uf: ['invalido'] }
}
