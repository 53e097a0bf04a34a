import type { ReactNode } from 'react'

import { classNames } from '#components/ui/class-names.ts'
import { Link } from '#components/ui/link.tsx'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath } from '#lib/routes/paths.ts'
import type { Kit } from '#lib/shop/kit.ts'
import { galleryPictures, shownFlavour, type BuyOption, type Product } from '#lib/shop/product.ts'
import type { ShopSettings } from '#lib/shop/settings.ts'
import { withUnbrokenUnits } from '#lib/shop/units.ts'
import { NotifySection } from './notify-section.tsx'
import { BuyBox } from './buy-box.tsx'
import { Gallery } from './gallery.tsx'
import { KitLinks } from './kit-links.tsx'
import styles from './product-top.module.css'
import { QuoteForm } from './quote-form.tsx'
import { ShippingEstimate } from './shipping-estimate.tsx'
import { SiblingLinks } from './sibling-links.tsx'
import { StorePurchase } from './store-purchase.tsx'

type ProductTopProps = {
  lang: Lang
  product: Product
  /** The kits of the page; several are a choice above the price. */
  kits?: readonly Kit[] | undefined
  option: BuyOption
  /** The preselected flavour; 0 for none. */
  flavour?: number | undefined
  settings: ShopSettings
  /** The days in which a purchase can be returned; undefined when the brand states none (P29). */
  returnDays?: number | undefined
  /** The payment methods of the checkout (P29). */
  payments?: readonly string[] | undefined
  /** The level of the product's name: `h2` where another heading names the page. */
  heading: 'h1' | 'h2'
  /** Whether another picture of the product is above; true by default when `heading` is h2. */
  isBelowBanner?: boolean | undefined
  /** Whether the first picture is on the first screen of some window; true by default unless `isBelowBanner`. */
  isOnFirstScreen?: boolean | undefined
  /** The address of the product on the store's own site, if there is one. */
  platformPage?: string | undefined
  /** The text of the link to the related products; `undefined` when the page shows none. */
  others?: string | undefined
  /** The stars of the product, under its name. */
  rating?: ReactNode
  /** Content below the buy box. */
  extra?: ReactNode
}

/** A product's pictures beside its name, price and buy box (spec section 2). */
export function ProductTop({
  lang,
  product,
  kits = [],
  option,
  flavour,
  settings,
  returnDays,
  payments,
  heading: Heading,
  isBelowBanner = Heading === 'h2',
  isOnFirstScreen = !isBelowBanner,
  platformPage,
  others,
  rating,
  extra,
}: ProductTopProps) {
  // The first screen has the kit, the price and the button, so this text comes after them. A form for a quote has none of these.
  const about = (
    <>
      <p className={styles.short}>{withUnbrokenUnits(product.shortDescription)}</p>
      {/* With sibling products, SiblingLinks shows the same attribute and marks this product's value. */}
      {product.size && product.siblings.length === 0 && (
        <p className={styles.size}>
          {product.size.label}:{' '}
          <strong>
            {option.units > 1 ? `${option.units} × ` : ''}
            {product.size.value}
          </strong>
        </p>
      )}
    </>
  )
  const isOnRequest = product.availability === 'onRequest'
  const pictured = shownFlavour(option, kits, flavour)
  const gallery = (
    <Gallery
      pictures={galleryPictures(product, option, pictured)}
      lang={lang}
      color={product.color}
      keys={option.flavours.find(({ id, picture }) => picture && id === pictured)?.keys}
      isOnFirstScreen={isOnFirstScreen}
    />
  )
  // Without a price there is no shipping quote.
  const prices = option.choice?.values ?? [option]
  const isPriced = !isOnRequest && prices.some(({ price }) => price !== undefined)
  return (
    <div className={classNames(styles.top, isBelowBanner && styles.belowBanner)}>
      {gallery}
      <div className={styles.offer}>
        <div>
          <Brand brand={product.brand} lang={lang} />
          <Heading>{product.name}</Heading>
          {rating}
        </div>
        {isOnRequest ? about : null}
        <SiblingLinks siblings={product.siblings} size={product.size} lang={lang} />
        {isOnRequest ? (
          <QuoteForm lang={lang} product={product} />
        ) : product.asksForInput && product.inStock ? (
          <StorePurchase option={option} lang={lang} settings={settings} platformPage={platformPage} />
        ) : (
          <>
            <KitLinks kits={kits} current={option.itemId} flavour={flavour} path={product.path} lang={lang} />
            <BuyBox
              path={product.path}
              option={option}
              flavour={flavour}
              lang={lang}
              settings={settings}
              others={others}
            />
            <NotifySection lang={lang} product={product} option={option} flavour={flavour ?? 0} />
          </>
        )}
        {isOnRequest ? null : about}
        {isPriced ? (
          <ShippingEstimate
            option={option}
            path={product.path}
            lang={lang}
            settings={settings}
            returnDays={returnDays}
            payments={payments}
          />
        ) : null}
        {extra}
      </div>
    </div>
  )
}

// The brand's name, with a link to its listing if it has one.
function Brand({ brand: { name, path }, lang }: { brand: Product['brand']; lang: Lang }) {
  if (name === '') return null
  return <p className={styles.brand}>{path ? <Link href={localePath(lang, path)}>{name}</Link> : name}</p>
}
