import { useState } from 'react'
import type { MouseEvent } from 'react'

import { showToast } from '#components/ui/toast.ts'
import { kitCopy } from '#lib/copy/kit.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { chosenItem } from '#lib/shop/kit.ts'
import type { BuyOption } from '#lib/shop/product.ts'
import { addLineToCart, preloadCart } from '#lib/state/lazy-cart.ts'

/** What is bought; a kit, which says no `tipo`, is a 'lista'. */
type Addable = Pick<BuyOption, 'itemId' | 'hasFlavours' | 'flavours'> & Partial<Pick<BuyOption, 'tipo'>>

/**
 * The flavour choice and add button of a form that a browser without JavaScript sends by itself. The button's press is
 * handled, not the form's submit, so that the toast speaks in place of the browser's own validation (sections 4, 5, 8).
 */
export function useAddToCart(option: Addable, lang: Lang, quantidade = 1, first = 0) {
  const [flavour, setFlavour] = useState(first)
  const [isAdding, setIsAdding] = useState(false)
  const copy = kitCopy[lang]

  const press = async (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault()
    // The form is asked, not the state: the choice may have been made before this code ran.
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
      onPointerEnter: warm,
      onFocus: warm,
    },
  } as const
}

// Its code is on its way before the press; when that fails, the press itself tells.
function warm() {
  preloadCart().catch(() => {})
}
