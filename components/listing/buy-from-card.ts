import { showToast } from '#components/ui/toast.ts'
import { kitCopy } from '#lib/copy/kit.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { lineOfField } from '#lib/shop/card-field.ts'
import { addLineToCart } from '#lib/state/lazy-cart.ts'

/** Adds the product of a card's button to the cart and opens the cart; shows a toast on failure. */
export async function buyFromCard(button: HTMLButtonElement, lang: Lang): Promise<void> {
  const line = lineOfField(button)
  if (!line || button.hasAttribute('aria-busy')) return
  const copy = kitCopy[lang]
  const label = [...button.childNodes]
  button.textContent = copy.adding
  for (const name of ['aria-busy', 'aria-disabled']) button.setAttribute(name, 'true')
  const isAdded = await addLineToCart(line)
  button.replaceChildren(...label)
  for (const name of ['aria-busy', 'aria-disabled']) button.removeAttribute(name)
  if (!isAdded) showToast({ kind: 'error', text: copy.addFailed })
}
