import { DRAFT_FIELDS, type ReviewDraft } from '#lib/shop/review-draft.ts'

/** The visitor's input in the plain review form when the React form replaces it. */
export interface PlainFormState {
  /** Without empty fields. */
  draft: Partial<ReviewDraft>
  /** The name of the focused field. */
  focus?: string | undefined
}

/** Reads the input of the plain form, for the React form that replaces it. */
export function readPlainForm(root: HTMLElement): PlainFormState {
  const draft = DRAFT_FIELDS.flatMap((name) => {
    const state = name === 'nota' ? ':checked' : ''
    const value = root.querySelector<HTMLInputElement>(`[name=${name}]${state}`)?.value
    return value ? [[name, value]] : []
  })
  const active = document.activeElement
  return {
    draft: Object.fromEntries(draft) as Partial<ReviewDraft>,
    focus: active && root.contains(active) ? (active.getAttribute('name') ?? undefined) : undefined,
  }
}
