'use client'

import { useId, type MouseEvent } from 'react'
import { Button } from '#components/ui/button.tsx'
import { kitCopy } from '#lib/copy/kit.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { canBuy, chosenItem, type CardKit } from '#lib/shop/kit.ts'
import { FlavourField } from './flavour-field.tsx'
import styles from './kit-panel.module.css'
import { useAddToCart } from './use-add-to-cart.ts'

type PanelFormProps = {
  kit: CardKit
  lang: Lang
  /** Called after a press that adds the kit; the cart opens in front of the page. */
  onAdded: () => void
}

/** Flavour and add button of the details panel (spec sections 4, 5). */
export function PanelForm({ kit, lang, onAdded }: PanelFormProps) {
  const id = useId()
  const copy = kitCopy[lang]
  const { flavour, setFlavour, button } = useAddToCart(kit, lang)
  const isAvailable = canBuy(kit)
  const add = async (event: MouseEvent<HTMLButtonElement>) => {
    await button.onClick(event)
    if (chosenItem(kit, flavour) > 0) onAdded()
  }
  return (
    <form className={styles.form}>
      {kit.hasFlavours ? (
        <FlavourField
          id={`${id}-sabor`}
          flavours={kit.flavours}
          value={flavour}
          onChange={setFlavour}
          lang={lang}
          labelHidden
          disabled={!isAvailable}
        />
      ) : (
        <input type="hidden" name="idProduto" value={kit.itemId} />
      )}
      <Button {...button} onClick={(event) => void add(event)} wide disabled={!isAvailable}>
        {isAvailable ? copy.add : copy.soldOut}
      </Button>
    </form>
  )
}
