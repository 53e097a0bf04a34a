'use client'

import { useSyncExternalStore, type RefObject } from 'react'
import { Button } from '#components/ui/button.tsx'
import { cartCopy } from '#lib/copy/cart.ts'
import type { Lang } from '#lib/routes/lang.ts'
import type { CartControl } from './cart-control.ts'
import { lineName } from './cart-line-row.tsx'
import { RemovedLine } from './removed-line.tsx'
import styles from './removed-line.module.css'

type DrawerUndoProps = {
  cart: CartControl
  lang: Lang
  /** Gets the focus, because the pressed button disappears. */
  heading: RefObject<HTMLElement | null>
}

/** The line that was removed last, with a button that adds it again; it stays until the drawer closes, without a time limit. */
export function DrawerUndo({ cart, lang, heading }: DrawerUndoProps) {
  const { removed } = useSyncExternalStore(cart.view.subscribe, cart.view.get, cart.view.get)
  const { undo, undoRemoval } = cartCopy[lang]
  const restore = () => {
    heading.current?.focus()
    void cart.undo()
  }
  return (
    <div aria-live="polite" className={styles.region}>
      {removed ? (
        <RemovedLine name={lineName(removed)} lang={lang}>
          <Button variant="quiet" size="small" aria-label={undoRemoval(lineName(removed))} onClick={restore}>
            {undo}
          </Button>
        </RemovedLine>
      ) : null}
    </div>
  )
}
