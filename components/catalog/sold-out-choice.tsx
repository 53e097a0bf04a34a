'use client'

import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react'
import { buyBoxSelection } from './buy-box-selection.ts'

type SoldOutChoiceProps = {
  /** Whether the preselected flavour or variation is sold out; applies until the buy box has published its selection. */
  isShown: boolean
  /** The notify form; its hidden fields get the ids of the selection. */
  children: ReactNode
}

/** Shows the notify form while the selection of the buy box is sold out, and sets its ids in the form. */
export function SoldOutChoice({ isShown, children }: SoldOutChoiceProps) {
  const frame = useRef<HTMLDivElement>(null)
  const selection = useSyncExternalStore(buyBoxSelection.subscribe, buyBoxSelection.get, buyBoxSelection.get)
  const { itemId, attributeId = 0 } = selection
  // With item 0 the buy box has not published its selection yet.
  const isSoldOut = itemId > 0 ? !selection.inStock : isShown

  useEffect(() => {
    const form = frame.current?.querySelector('form')
    const setField = (name: string, value: number) => {
      const field = form?.elements.namedItem(name)
      if (field instanceof HTMLInputElement) field.value = String(value)
    }
    if (itemId === 0) return
    setField('idProduto', itemId)
    setField('idAtributoValor', attributeId)
  }, [itemId, attributeId])

  return (
    <div ref={frame} hidden={!isSoldOut}>
      {children}
    </div>
  )
}
