import { REVIEW_ORDERS, type ReviewOrder } from '#lib/contract/reviews.ts'

import type { Lang } from '#lib/routes/lang.ts'
import type { Review } from '#lib/shop/review.ts'

import { readReviews } from './shown-reviews.ts'
import { ORDER_ID } from './sort-form.tsx'

/** The visitor's input and the reviews in the server's HTML, read before React replaces that HTML. */
export interface VisitorState {
  /** The sort order, if the visitor changed it. */
  order?: ReviewOrder | undefined
  /** A selector of the focused element. */
  focus?: string | undefined
  /** The reviews of the list. */
  reviews: Review[]
}

/** Waits until the order select is closed, because a re-render would close it, and returns the visitor's state. */
export async function readVisitorState(root: HTMLElement, lang: Lang): Promise<VisitorState> {
  const select = root.querySelector('select')
  const initialValue = select?.value
  if (select && document.activeElement === select)
    await new Promise((resolve) => {
      for (const name of ['change', 'blur']) select.addEventListener(name, resolve, { once: true })
    })
  const order = REVIEW_ORDERS.find((each) => each === select?.value)
  const changed = select?.value === initialValue ? undefined : order
  return { order: changed, focus: selectorOf(root), reviews: readReviews(root, lang) }
}

function selectorOf(root: HTMLElement): string | undefined {
  const active = document.activeElement
  if (!active || !root.contains(active)) return undefined
  if (active.id === ORDER_ID) return `#${ORDER_ID}`
  const part = active.getAttribute('data-part')
  if (part) return `[data-part=${part}]`
  const card = active.closest('li')?.id
  return card ? `#${card} a` : undefined
}
