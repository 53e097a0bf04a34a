import { REVIEW_ORDERS, type ReviewOrder } from '#lib/contract/reviews.ts'

import { ORDER_ID } from './sort-form.tsx'

/** What a visitor was at in the server's HTML when the browser took over. */
export interface Before {
  /** The order that was chosen meanwhile. */
  order?: ReviewOrder | undefined
  /** Finds the element that had the focus. */
  focus?: string | undefined
}

/** Waits until nobody has the list of orders open, which would close under the hand, and says what the visitor was at. */
export async function leaveAlone(root: HTMLElement): Promise<Before> {
  const select = root.querySelector('select')
  const first = select?.value
  if (select && document.activeElement === select)
    await new Promise((resolve) => {
      for (const name of ['change', 'blur']) select.addEventListener(name, resolve, { once: true })
    })
  const order = REVIEW_ORDERS.find((each) => each === select?.value)
  return { order: select?.value === first ? undefined : order, focus: selectorOf(root) }
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
