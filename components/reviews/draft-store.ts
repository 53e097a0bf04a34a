import { DRAFT_FIELDS, type ReviewDraft } from '#lib/shop/review-draft.ts'

const keyOf = (topic: string) => `avaliacao ${topic || 'geral'}`

/** Returns the draft for a topic from session storage; empty when there is none or storage is disabled. */
export function readReviewDraft(topic: string): Partial<ReviewDraft> {
  try {
    const stored = JSON.parse(sessionStorage.getItem(keyOf(topic)) ?? '{}') as Record<string, unknown>
    return Object.fromEntries(
      DRAFT_FIELDS.flatMap((name) => (typeof stored[name] === 'string' ? [[name, stored[name]]] : [])),
    )
  } catch {
    return {}
  }
}

/** Stores the draft in session storage, or removes it. */
export function storeDraft(topic: string, draft: ReviewDraft | undefined): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(topic), JSON.stringify(draft))
    else sessionStorage.removeItem(keyOf(topic))
  } catch {
    // Without storage the form still works.
  }
}
