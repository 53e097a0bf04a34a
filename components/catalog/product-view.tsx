import type { ComponentProps, ReactNode } from 'react'

import { classNames } from '#components/ui/class-names.ts'
import { BreadcrumbNav } from '#components/ui/breadcrumb.tsx'
import { breadcrumbCopy } from '#lib/copy/breadcrumb.ts'
import type { ProductTexts } from '#lib/content/product-texts.ts'
import { productCopy } from '#lib/copy/product.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { breadcrumbSteps } from '#lib/seo/breadcrumb.ts'
import type { Kit } from '#lib/shop/kit.ts'
import type { ListedProduct } from '#lib/shop/listing.ts'
import type { PageStructure } from '#lib/shop/page.ts'
import { buyOption, flavourOf, type Product } from '#lib/shop/product.ts'
import type { ShopSettings } from '#lib/shop/settings.ts'
import { besideClass, KitIntro } from './kit-intro.tsx'
import { KitShowcase } from './kit-showcase.tsx'
import kitsFirst from './kits-first.module.css'
import { ProductDetails } from './product-details.tsx'
import { ProductTop } from './product-top.tsx'
import styles from './product-view.module.css'
import { RelatedProducts } from './related-products.tsx'

interface ProductViewProps {
  lang: Lang
  structure: PageStructure
  product: Product
  kits: Kit[]
  /** The texts of the kits and of the related products. */
  texts: ProductTexts
  /** The heading and text of a page that begins with its kits (spec section 2). */
  kitList?: { heading: string; text: string } | undefined
  /** The id in `?sabor=` (R52). */
  flavour?: string | undefined
  settings: ShopSettings
  /** The days in which a purchase can be returned; undefined when the brand states none (P29). */
  returnDays?: number | undefined
  /** The payment methods of the checkout (P29). */
  payments?: readonly string[] | undefined
  /** The address of the product on the store's own site, if there is one. */
  platformPage?: string | undefined
  /** Related products. */
  related?: readonly ListedProduct[]
  /** Renders the wishlist button of a related product. */
  heart?: ComponentProps<typeof RelatedProducts>['heart']
  /** The stars of the product, under its name. */
  rating?: ReactNode
  /** The questions about the product. */
  questions?: ReactNode
  /** The reviews section. */
  reviews?: ReactNode
}

// Pictures of the back and of the measures of a pack, whose words the crop of the panel beside the kits would cut.
const HAS_WORDS = /-(?:verso|medidas)$/

/** A product page: pictures, price and sizes, then the details, then its kits; with `kitList` the kits come first (spec section 2, P5). */
export function ProductView({
  lang,
  structure,
  product,
  kits,
  texts,
  kitList,
  flavour,
  settings,
  returnDays,
  payments,
  platformPage,
  related = [],
  heart,
  rating,
  questions,
  reviews,
}: ProductViewProps) {
  const copy = productCopy[lang]
  const option = buyOption(product, kits, flavour)
  const intro = kits.length > 0 ? kitList : undefined
  const showcase = kits.length > 1 && (
    <KitShowcase
      kits={kits}
      lang={lang}
      settings={settings}
      installments={12}
      heading={
        <KitIntro
          lang={lang}
          heading={copy.kits}
          text={texts.kits}
          scene={product.pictures.slice(1).findLast(({ src }) => !HAS_WORDS.test(src))?.src}
          settings={settings}
        />
      }
      className={classNames(besideClass(kits.length), intro && kitsFirst.kits)}
      id="kits"
      isDeferred={!intro}
      firstScreenCards={intro ? 2 : 0}
    />
  )
  return (
    <div className={styles.page}>
      <BreadcrumbNav label={breadcrumbCopy[lang].label} steps={breadcrumbSteps(structure, lang)} />
      {intro ? (
        <>
          <header className={kitsFirst.head}>
            <h1>{intro.heading}</h1>
            {rating}
            <p>{intro.text}</p>
          </header>
          {showcase}
        </>
      ) : null}
      <ProductTop
        lang={lang}
        product={product}
        kits={kits}
        option={option}
        flavour={flavourOf(option, flavour)}
        settings={settings}
        returnDays={returnDays}
        payments={payments}
        heading={intro ? 'h2' : 'h1'}
        platformPage={platformPage}
        others={related.length > 0 ? texts.seeOthers : undefined}
        rating={intro ? undefined : rating}
      />
      <ProductDetails product={product} lang={lang} />
      {intro ? null : showcase}
      {questions}
      {reviews}
      <RelatedProducts
        heading={texts.related}
        products={related}
        lang={lang}
        conversion={settings.conversion}
        heart={heart}
      />
    </div>
  )
}
