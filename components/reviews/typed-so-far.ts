import { DRAFT_FIELDS, type ReviewDraft } from '#lib/shop/review-draft.ts'

/** The state of a plain form when its script arrives. */
export interface Typed {
  /** Fields that are empty are left out. */
  draft: Partial<ReviewDraft>
  /** The name of the field that had the focus. */
  focus?: string | undefined
}

/** Reads the state of a plain form, which the React form takes over. */
export function typedSoFar(root: HTMLElement): Typed {
  const draft = DRAFT_FIELDS.flatMap((name) => {
    const chosen = name === 'nota' ? ':checked' : ''
    const value = root.querySelector<HTMLInputElement>(`[name=${name}]${chosen}`)?.value
    return value ? [[name, value]] : []
  })
  const active = document.activeElement
  return {
    draft: Object.fromEntries(draft) as Partial<ReviewDraft>,
    focus: active && root.contains(active) ? (active.getAttribute('name') ?? undefined) : undefined,
  }
}
