import { DRAFT_FIELDS, type ReviewDraft } from '#lib/shop/review-draft.ts'

const keyOf = (topic: string) => `avaliacao ${topic || 'geral'}`

/** What was typed on a page about this topic earlier on this visit; nothing when the browser keeps nothing. */
export function readDraft(topic: string): Partial<ReviewDraft> {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(topic)) ?? '{}') as Record<string, unknown>
    return Object.fromEntries(
      DRAFT_FIELDS.flatMap((name) => (typeof kept[name] === 'string' ? [[name, kept[name]]] : [])),
    )
  } catch {
    return {}
  }
}

/** Keeps what is typed until the visit ends, or forgets it. */
export function keepDraft(topic: string, draft: ReviewDraft | undefined): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(topic), JSON.stringify(draft))
    else sessionStorage.removeItem(keyOf(topic))
  } catch {
    // A browser that keeps nothing still sends.
  }
}
