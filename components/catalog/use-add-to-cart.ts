import { useState } from 'react'
import type { MouseEvent } from 'react'

import { showToast } from '#components/ui/toast.ts'
import { kitCopy } from '#lib/copy/kit.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { lineOfItems, type CartLine } from '#lib/shop/cart-line.ts'
import { chosenItem } from '#lib/shop/kit.ts'
import type { BuyOption } from '#lib/shop/product.ts'
import { addLineToCart, cartPreloadProps } from '#lib/state/lazy-cart.ts'

// The chosen radio button, or the hidden field of a product without variations.
const ITEMS_FIELD = '[name="itens"]:is(:checked, [type="hidden"])'

/** The item to add; without `kind` it is a kit ('lista'). With `choice` or `cartItems`, the form has the items to send. */
type Addable = Pick<BuyOption, 'itemId' | 'hasFlavours' | 'flavours' | 'cartItems'> &
  Partial<Pick<BuyOption, 'kind'>> & { choice?: unknown }

/**
 * State and button props of an add form, which also works without JavaScript. It handles the click, not the submit, so that a
 * toast replaces the browser's own validation (spec sections 4, 5, 8). `onMissing` is called for an add without a chosen variation.
 */
export function useAddToCart(
  option: Addable,
  lang: Lang,
  quantity = 1,
  preselected = 0,
  onMissing?: (form: HTMLFormElement | null) => void,
) {
  const [flavour, setFlavour] = useState(preselected)
  const [isAdding, setIsAdding] = useState(false)
  const copy = kitCopy[lang]

  // Both functions read the form, not the state, because the visitor may have chosen before hydration.
  const lineOfItemsField = (form: HTMLFormElement | null) => {
    const field = form?.querySelector<HTMLInputElement>(ITEMS_FIELD)
    const line = field ? lineOfItems(field.value, quantity) : undefined
    if (!line) onMissing?.(form)
    return line
  }
  const itemLine = (form: HTMLFormElement | null): CartLine | undefined => {
    const field = form?.elements.namedItem('idProduto') as HTMLSelectElement | null
    const chosen = Number(field?.value)
    if (option.hasFlavours) setFlavour(chosen)
    const idProduto = chosenItem(option, chosen)
    if (idProduto) return { idProduto, tipo: option.kind ?? 'lista', quantidade: quantity }
    showToast({ kind: 'info', text: copy.selectFlavour })
    // Shows a message at the field too (components/shell/field-messages.ts).
    field?.focus()
    field?.reportValidity()
    return undefined
  }

  const press = async (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault()
    const { form } = event.currentTarget
    const line = option.choice || option.cartItems?.length ? lineOfItemsField(form) : itemLine(form)
    if (!line) return
    setIsAdding(true)
    const isAdded = await addLineToCart(line)
    setIsAdding(false)
    if (!isAdded) showToast({ kind: 'error', text: copy.addFailed })
  }

  return {
    flavour,
    setFlavour,
    button: {
      type: 'submit',
      busy: isAdding,
      busyText: copy.adding,
      onClick: press,
      ...cartPreloadProps,
    },
  } as const
}
