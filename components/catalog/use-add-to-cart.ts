import { useState } from 'react'
import type { MouseEvent } from 'react'

import { showToast } from '#components/ui/toast.ts'
import { kitCopy } from '#lib/copy/kit.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { chosenItem } from '#lib/shop/kit.ts'
import type { BuyOption } from '#lib/shop/product.ts'
import { addLineToCart, preloadCart } from '#lib/state/lazy-cart.ts'

/** The item to add; without `tipo` it is a kit ('lista'). */
type Addable = Pick<BuyOption, 'itemId' | 'hasFlavours' | 'flavours'> & Partial<Pick<BuyOption, 'tipo'>>

/**
 * State and button props of an add form, which also works without JavaScript. It handles the click, not the submit, so that a
 * toast replaces the browser's own validation (sections 4, 5, 8).
 */
export function useAddToCart(option: Addable, lang: Lang, quantidade = 1, first = 0) {
  const [flavour, setFlavour] = useState(first)
  const [isAdding, setIsAdding] = useState(false)
  const copy = kitCopy[lang]

  const press = async (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault()
    // Reads the form, not the state: the visitor may have selected a flavour before hydration.
    const field = event.currentTarget.form?.elements.namedItem('idProduto') as HTMLSelectElement | null
    const chosen = Number(field?.value)
    if (option.hasFlavours) setFlavour(chosen)
    const idProduto = chosenItem(option, chosen)
    if (!idProduto) {
      showToast({ kind: 'info', text: copy.selectFlavour })
      field?.focus()
      return
    }
    setIsAdding(true)
    const isAdded = await addLineToCart({ idProduto, tipo: option.tipo ?? 'lista', quantidade })
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
      onPointerEnter: preload,
      onFocus: preload,
    },
  } as const
}

// Loads the code of the cart before the press; the press itself reports a failure.
function preload() {
  preloadCart().catch(() => {})
}
