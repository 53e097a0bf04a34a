'use client'

import { useSyncExternalStore, type RefObject } from 'react'
import { Button } from '#components/ui/button.tsx'
import { cartCopy } from '#lib/copy/cart.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { countedName, lineName, linesText, nameWithoutFlavours } from '#lib/shop/line-name.ts'
import type { CartControl } from './cart-control.ts'
import type { CartView } from './cart-view.ts'
import { UndoRow } from './undo-row.tsx'
import styles from './undo-row.module.css'

type DrawerUndoProps = {
  cart: CartControl
  lang: Lang
  /** Gets the focus, because the pressed button disappears. */
  heading: RefObject<HTMLElement | null>
}

/** The lines that were removed or swapped last, with a button that brings them back; it stays until the drawer closes, without a time limit. */
export function DrawerUndo({ cart, lang, heading }: DrawerUndoProps) {
  const view = useSyncExternalStore(cart.view.subscribe, cart.view.get, cart.view.get)
  const texts = textsOf(view, lang)
  const restore = () => {
    heading.current?.focus()
    void cart.undo()
  }
  return (
    <div aria-live="polite" className={styles.region}>
      {texts ? (
        <UndoRow text={texts.text}>
          <Button variant="quiet" size="small" aria-label={texts.label} onClick={restore}>
            {cartCopy[lang].undo}
          </Button>
        </UndoRow>
      ) : null}
    </div>
  )
}

function textsOf({ removed, swapped }: CartView, lang: Lang): { text: string; label: string } | undefined {
  const copy = cartCopy[lang]
  if (removed) {
    const full = lineName(removed)
    const name = (of: string) => countedName(of, removed.quantity)
    return { text: copy.removed(name(nameWithoutFlavours(full))), label: copy.undoRemoval(name(full)) }
  }
  if (!swapped) return undefined
  const from = linesText(swapped.lines)
  // The names of two built kits, with all their flavours, would fill the screen of a phone.
  const text = swapped.kits.some(({ contents }) => contents)
    ? copy.kitUpdated
    : copy.swapped(from, linesText(swapped.kits))
  return { text, label: copy.undoSwap(from) }
}
