'use client'

import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'

import { afterPaint } from '#components/ui/after-paint.ts'
import { Button } from '#components/ui/button.tsx'
import { classNames } from '#components/ui/class-names.ts'
import { Quantity } from '#components/ui/quantity.tsx'
import { useIsInteractive } from '#components/ui/use-is-interactive.ts'
import { kitCopy } from '#lib/copy/kit.ts'
import type { PriceFormat } from '#lib/pricing/price-texts.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath, paths } from '#lib/routes/paths.ts'
import { itemsText } from '#lib/shop/cart-line.ts'
import { canBuy } from '#lib/shop/kit.ts'
import type { Kit } from '#lib/shop/kit.ts'
import type { BuyOption } from '#lib/shop/product.ts'

import styles from './buy-box.module.css'
import { buyBoxSelection } from './buy-box-selection.ts'
import { ChoiceField } from './choice-field.tsx'
import { FlavourField } from './flavour-field.tsx'
import { PriceBlock } from '#components/ui/price-block.tsx'
import { showPicture } from './shown-picture.ts'
import type { ShownChoice } from './shown-choice.ts'
import type * as QuantityOfferModule from './quantity-offer.tsx'
import { useAddToCart } from './use-add-to-cart.ts'
import { useChoice } from './use-choice.ts'
import { useCurrentPrice } from './use-current-price.ts'

type BuyFormProps = {
  option: Omit<BuyOption, 'choice'> & Partial<Pick<Kit, 'title' | 'listPath'>>
  choice?: ShownChoice | undefined
  /** The preselected flavour; 0 for none. */
  preselected?: number | undefined
  lang: Lang
  format: PriceFormat
  /** The price as the server rendered it, with the cash price alone for the bar; both undefined without one. */
  shownPrice: { block: ReactNode; now: string } | undefined
  labels: { label: string; decrease: string; increase: string }
  className?: string | undefined
  /** Content below the button. */
  children: ReactNode
  /** Replaces the content below the button when another flavour than the preselected one is chosen. */
  forOtherFlavour?: ReactNode
  /** Replaces the content below the button when a flavour or variation is chosen that cannot be bought. */
  soldOut?: ReactNode
  /** Replaces price and selection in the bar of a phone when such a flavour is chosen: a link to the notify form. */
  notify?: ReactNode
}

/** The interactive part of the buy box (spec sections 4, 5, 8). */
export function BuyForm({
  option,
  choice,
  preselected,
  lang,
  format,
  shownPrice,
  labels,
  className,
  children,
  forOtherFlavour,
  soldOut,
  notify,
}: BuyFormProps) {
  const copy = kitCopy[lang]
  // Without JavaScript nothing shows the notify form, so the server's HTML has sold-out flavours disabled.
  const takesSoldOut = useIsInteractive()
  const [quantity, setQuantity] = useState(1)
  const [quantityOffer, setQuantityOffer] = useState<typeof QuantityOfferModule>()
  const { variation, form, isMissing, choose, onMissing } = useChoice(choice)
  const addable = { ...option, choice }
  const { flavour, setFlavour, button } = useAddToCart(addable, lang, quantity, preselected, onMissing)
  const current = useCurrentPrice(option, format)
  const texts = variation ? variation.texts : current
  const shown =
    variation || current
      ? texts && { block: <PriceBlock texts={texts} size="page" />, now: texts.now }
      : shownPrice
  const isAvailable = canBuy(option) && variation?.isBuyable !== false
  const chosen = option.flavours.find((each) => each.id === flavour)
  const itemId = flavour || option.itemId
  const attributeId = variation?.id

  const inStock = variation ? variation.isBuyable : (chosen?.inStock ?? isAvailable)

  useEffect(
    () => buyBoxSelection.set({ itemId, attributeId, quantity, inStock }),
    [itemId, attributeId, quantity, inStock],
  )

  // Enter in a radio button submits even a form without a button. The method 'dialog' sends nothing, because the form is in no dialog.
  const target = isAvailable
    ? { method: 'post', action: localePath(lang, paths.cartAdd()) }
    : { method: 'dialog' }

  const isSoldOut = chosen?.inStock === false
  // Texts have the amount in cents only for a variation and for a fetched price.
  const total = quantityOffer && (texts?.cents || (!choice && option.price))
  // The code for larger quantities loads with the first change; without it the bar shows the price of one.
  const changeQuantity = (next: number) => {
    setQuantity(next)
    afterPaint(() => import('./quantity-offer.tsx')).then(setQuantityOffer, () => {})
  }

  const chooseFlavour = (next: number) => {
    setFlavour(next)
    const picture = option.flavours.find((each) => each.id === next)?.picture
    if (picture) showPicture(picture)
  }

  return (
    <form ref={form} {...target} className={classNames(styles.box, className)}>
      {choice ? (
        <>
          <ChoiceField
            id="opcao"
            choice={choice}
            value={variation?.id ?? 0}
            onChange={choose}
            isMissing={isMissing}
          />
          <input type="hidden" name="opcao" value="1" />
        </>
      ) : option.cartItems?.length ? (
        <input type="hidden" name="itens" value={itemsText(option.cartItems)} />
      ) : option.hasFlavours ? (
        <FlavourField
          id="sabor"
          flavours={option.flavours}
          value={flavour}
          onChange={chooseFlavour}
          lang={lang}
          disabled={!isAvailable}
          takesSoldOut={takesSoldOut}
        />
      ) : (
        <input type="hidden" name="idProduto" value={option.itemId} />
      )}
      <input type="hidden" name="tipo" value={option.kind} />
      {shown ? <div className={styles.cost}>{shown.block}</div> : null}
      {isAvailable ? (
        <div className={styles.buy}>
          <Quantity name="quantidade" value={quantity} onChange={changeQuantity} labels={labels} />
          <div className={styles.bar}>
            <p className={styles.summary}>
              {isSoldOut ? (
                notify
              ) : (
                <>
                  {shown ? (
                    <strong className={styles.price}>
                      {total ? quantityOffer.totalOf(total, quantity, lang) : shown.now}
                    </strong>
                  ) : null}
                  <span className={styles.selection}>
                    {quantity > 1 ? `${quantity} × ` : null}
                    {variation?.label ?? chosen?.name ?? option.title}
                  </span>
                </>
              )}
            </p>
            <Button {...button} disabled={isSoldOut} size="large" wide className={styles.add}>
              {isSoldOut ? copy.soldOut : copy.add}
            </Button>
          </div>
          {quantityOffer && option.listPath ? (
            <quantityOffer.QuantityOffer
              option={option}
              quantity={quantity}
              chosen={chosen}
              lang={lang}
              onTake={() => setQuantity(1)}
            />
          ) : null}
        </div>
      ) : null}
      {soldOut && (variation?.isBuyable === false || (isSoldOut && flavour !== preselected))
        ? soldOut
        : forOtherFlavour && flavour !== preselected
          ? forOtherFlavour
          : children}
    </form>
  )
}
