'use client'

import { useId, useState } from 'react'

import { Button } from '#components/ui/button.tsx'
import { classNames } from '#components/ui/class-names.ts'
import { Icon } from '#components/ui/icon.tsx'
import { Quantity } from '#components/ui/quantity.tsx'
import { kitCopy } from '#lib/copy/kit.ts'
import { productCopy } from '#lib/copy/product.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath, paths } from '#lib/routes/paths.ts'
import { BRL, formatMoney } from '#lib/shop/currency.ts'
import { canBuy } from '#lib/shop/kit.ts'
import type { Kit, PriceSettings } from '#lib/shop/kit.ts'
import type { Cents } from '#lib/shop/money.ts'
import type { BuyOption } from '#lib/shop/product.ts'
import type { ShopSettings } from '#lib/shop/settings.ts'

import styles from './buy-box.module.css'
import { FlavourField } from './flavour-field.tsx'
import { PriceBlock } from './price-block.tsx'
import { showPicture } from './shown-picture.ts'
import { StockLine } from './stock-line.tsx'
import { useAdd } from './use-add.ts'
import { useFreshPrice } from './use-fresh-price.ts'

type BuyBoxProps = {
  /** The main kit of the page, or a product that has no kits; only a kit has a price of the day to ask for. */
  option: BuyOption & Partial<Pick<Kit, 'title' | 'listPath'>>
  lang: Lang
  settings: PriceSettings & Pick<ShopSettings, 'fixedShipping' | 'freeShippingFrom'>
  /** When the server made the page, in milliseconds. */
  renderedAt: number
  className?: string | undefined
}

/** Price, flavour, quantity and add button of a product page; on phones the button stays at the bottom of the screen. */
export function BuyBox({ option, lang, settings, renderedAt, className }: BuyBoxProps) {
  const id = useId()
  const copy = kitCopy[lang]
  const more = productCopy[lang]
  const [quantity, setQuantity] = useState(1)
  const { flavour, setFlavour, button } = useAdd(option, lang, quantity)
  const price = useFreshPrice(option, renderedAt, lang)
  const isAvailable = canBuy(option)
  const chosen = option.flavours.find((each) => each.id === flavour)
  const money = (cents: Cents) => formatMoney(cents, lang === 'en' ? settings.english : BRL)

  const chooseFlavour = (next: number) => {
    setFlavour(next)
    const picture = option.flavours.find((each) => each.id === next)?.picture
    if (picture) showPicture(picture)
  }

  return (
    <form
      method="post"
      action={localePath(lang, paths.cartAdd())}
      className={classNames(styles.box, className)}
    >
      <PriceBlock
        option={{ ...option, price }}
        installments={12}
        lang={lang}
        settings={settings}
        size="page"
      />
      {option.hasFlavours ? (
        <FlavourField
          id={`${id}-sabor`}
          flavours={option.flavours}
          value={flavour}
          onChange={chooseFlavour}
          lang={lang}
          disabled={!isAvailable}
        />
      ) : (
        <input type="hidden" name="idProduto" value={option.itemId} />
      )}
      <input type="hidden" name="tipo" value={option.tipo} />
      <div className={styles.buy}>
        <Quantity
          name="quantidade"
          value={quantity}
          onChange={setQuantity}
          labels={{ label: more.quantity, decrease: more.decrease, increase: more.increase }}
          disabled={!isAvailable}
        />
        <div className={styles.bar}>
          <p className={styles.told}>
            <strong className={styles.price}>{money(price)}</strong>
            <span className={styles.what}>{chosen?.name ?? option.title}</span>
          </p>
          <Button {...button} size="large" wide disabled={!isAvailable} className={styles.add}>
            {isAvailable ? copy.add : copy.soldOut}
          </Button>
        </div>
      </div>
      <StockLine inStock={isAvailable} lang={lang} />
      <p className={styles.shipping}>
        <Icon name="truck" size="small" />
        {more.shipping(money(settings.fixedShipping), money(settings.freeShippingFrom))}
      </p>
    </form>
  )
}
