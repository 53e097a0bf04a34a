'use client'

import { useState } from 'react'
import type { ComponentProps, ReactNode } from 'react'

import { afterPaint } from '#components/ui/after-paint.ts'
import { Badge } from '#components/ui/badge.tsx'
import { Button, buttonClass } from '#components/ui/button.tsx'
import { classNames } from '#components/ui/class-names.ts'
import { Link } from '#components/ui/link.tsx'
import { groundStyle } from '#components/ui/swatch.ts'
import { kitCopy } from '#lib/copy/kit.ts'
import type { PriceFormat } from '#lib/pricing/price-texts.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath, paths } from '#lib/routes/paths.ts'
import { canBuy, kitName } from '#lib/shop/kit.ts'
import type { CardKit } from '#lib/shop/kit.ts'

import { CardGallery } from './card-gallery.tsx'
import { FlavourField } from './flavour-field.tsx'
import styles from './kit-card.module.css'
import type { KitPanel } from './kit-panel.tsx'
import { PriceBlock } from '#components/ui/price-block.tsx'
import { useAddToCart } from './use-add-to-cart.ts'
import { useCurrentPrice } from './use-current-price.ts'

type KitCardBodyProps = {
  kit: CardKit
  lang: Lang
  format: PriceFormat
  priority?: boolean | undefined
  rating?: ReactNode
  /** The price as the server rendered it. */
  children: ReactNode
}

/** The interactive kit card: pictures, flavour field, details and add button (spec sections 2, 4, 5, 8). */
export function KitCardBody({ kit, lang, format, priority, rating, children }: KitCardBodyProps) {
  // Shorter than React's: a page of cards has many (T12).
  const id = `kit-${kit.itemId}`
  const copy = kitCopy[lang]
  const pagePath = localePath(lang, kit.path)
  const { flavour, setFlavour, button } = useAddToCart(kit, lang)
  const current = useCurrentPrice(kit, format)
  const [pictureIndex, setPictureIndex] = useState(0)
  const name = kitName(kit)
  // A kit without flavours has one unnamed variation in the store's document, which is not shown.
  const flavours = kit.hasFlavours ? kit.flavours : []
  const pictures = [...new Set([...kit.pictures, ...flavours.map(({ picture }) => picture)])].filter(Boolean)
  const pictured = flavours.find(({ picture }) => picture === pictures[pictureIndex])
  const isAvailable = canBuy(kit)
  const shownPrice = current ? <PriceBlock texts={current} className={styles.prices} /> : children

  const chooseFlavour = (chosen: number) => {
    setFlavour(chosen)
    const picture = flavours.find((each) => each.id === chosen)?.picture
    if (picture) setPictureIndex(pictures.indexOf(picture))
  }

  return (
    <article className={styles.card} aria-labelledby={id}>
      <div
        className={classNames(styles.ground, !isAvailable && styles.soldOut)}
        style={groundStyle(kit.color, pictured?.keys)}
      >
        <CardGallery
          pictures={pictures}
          index={pictureIndex}
          onChange={setPictureIndex}
          alt={pictured ? `${name}, ${pictured.name}` : name}
          lang={lang}
          priority={priority}
        />
        {isAvailable && kit.badge ? (
          <Badge kind="wine" className={styles.badge}>
            {kit.badge}
          </Badge>
        ) : null}
      </div>
      <div className={styles.head}>
        <h3 id={id} className={styles.title}>
          <Link href={pagePath}>
            {name !== kit.title ? <span className={styles.name}>{kit.name} </span> : null}
            {kit.title}
          </Link>
        </h3>
        {kit.subtitle ? <p className={styles.subtitle}>{kit.subtitle}</p> : null}
        {rating}
      </div>
      {shownPrice}
      <form method="post" action={localePath(lang, paths.cartAdd())} className={styles.form}>
        {kit.hasFlavours ? (
          <FlavourField
            id={`${id}-sabor`}
            flavours={flavours}
            value={flavour}
            onChange={chooseFlavour}
            lang={lang}
            labelHidden
            disabled={!isAvailable}
          />
        ) : (
          <input type="hidden" name="idProduto" value={kit.itemId} />
        )}
        <input type="hidden" name="tipo" value="lista" />
        <input type="hidden" name="quantidade" value="1" />
        <Button {...button} wide disabled={!isAvailable} className={styles.add}>
          {isAvailable ? copy.add : copy.soldOut}
        </Button>
        <Details
          kit={kit}
          lang={lang}
          pagePath={pagePath}
          price={shownPrice}
          current={current}
          format={format}
        />
      </form>
    </article>
  )
}

/** The button that opens the details panel of a kit; without JavaScript there is the link of the title, to the page with the same content. */
function Details({
  kit,
  lang,
  pagePath,
  ...prices
}: Omit<ComponentProps<typeof KitPanel>, 'open' | 'onClose'>) {
  const [Panel, setPanel] = useState<typeof KitPanel>()
  const [isOpen, setIsOpen] = useState(false)
  const copy = kitCopy[lang]
  const className = buttonClass({ variant: 'quiet', size: 'small', wide: true }, styles.details)
  const label = copy.detailsOf(kitName(kit))

  const show = () => {
    const load = () => import('./kit-panel.tsx')
    afterPaint(load).then(
      (loaded) => {
        setPanel(() => loaded.KitPanel)
        setIsOpen(true)
      },
      // If the code does not load, the page of the kit has the same content.
      () => location.assign(pagePath),
    )
  }

  return (
    <>
      <button
        type="button"
        className={classNames(className, styles.scripted)}
        aria-label={label}
        aria-haspopup="dialog"
        onClick={show}
      >
        {copy.details}
      </button>
      {Panel ? (
        <Panel
          kit={kit}
          lang={lang}
          pagePath={pagePath}
          {...prices}
          open={isOpen}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </>
  )
}
