import type { ComponentProps, ReactNode } from 'react'

import { BreadcrumbNav } from '#components/ui/breadcrumb.tsx'
import { breadcrumbCopy } from '#lib/copy/breadcrumb.ts'
import { productCopy } from '#lib/copy/product.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { breadcrumbSteps } from '#lib/seo/breadcrumb.ts'
import type { Kit } from '#lib/shop/kit.ts'
import type { ListedProduct } from '#lib/shop/listing.ts'
import type { PageStructure } from '#lib/shop/page.ts'
import { buyOption, type Product } from '#lib/shop/product.ts'
import type { ShopSettings } from '#lib/shop/settings.ts'
import { KitShowcase } from './kit-showcase.tsx'
import { ProductDetails } from './product-details.tsx'
import { ProductTop } from './product-top.tsx'
import styles from './product-view.module.css'
import { RelatedProducts } from './related-products.tsx'

interface ProductViewProps {
  lang: Lang
  structure: PageStructure
  product: Product
  kits: Kit[]
  /** The preselected flavour; 0 for none. */
  flavour?: number
  settings: ShopSettings
  /** When the server rendered the page, in milliseconds. */
  renderedAt: number
  /** The address of the product on the store's own site, if there is one. */
  platformPage?: string | undefined
  /** Related products. */
  related?: readonly ListedProduct[]
  /** Renders the heart of a related product. */
  heart?: ComponentProps<typeof RelatedProducts>['heart']
  /** The stars of the product, under its name. */
  rating?: ReactNode
  /** The questions about the product. */
  questions?: ReactNode
  /** The reviews section. */
  reviews?: ReactNode
}

/** A product page: pictures and price, then its kits, then the details (spec section 2, P5). */
export function ProductView({
  lang,
  structure,
  product,
  kits,
  flavour,
  settings,
  renderedAt,
  platformPage,
  related = [],
  heart,
  rating,
  questions,
  reviews,
}: ProductViewProps) {
  const copy = productCopy[lang]
  // The Verisol Collagen kit list (spec section 2): this page shows the kits first.
  const isKitList = product.path === pagePaths.verisol() && kits.length > 0
  const showcase = kits.length > 1 && (
    <KitShowcase
      kits={kits}
      lang={lang}
      settings={settings}
      installments={12}
      renderedAt={renderedAt}
      heading={copy.kits}
      text={copy.kitsText}
      id="kits"
      firstScreenCards={isKitList ? 2 : 0}
    />
  )
  return (
    <div className={styles.page}>
      <BreadcrumbNav label={breadcrumbCopy[lang].label} steps={breadcrumbSteps(structure, lang)} />
      {isKitList ? (
        <>
          <header className={styles.head}>
            <h1>{copy.verisol}</h1>
            <p>{copy.verisolText}</p>
          </header>
          {showcase}
        </>
      ) : null}
      <ProductTop
        lang={lang}
        product={product}
        option={buyOption(product, kits)}
        flavour={flavour}
        settings={settings}
        renderedAt={renderedAt}
        heading={isKitList ? 'h2' : 'h1'}
        platformPage={platformPage}
        hasOthers={related.length > 0}
        rating={rating}
      />
      {isKitList ? null : showcase}
      <ProductDetails product={product} lang={lang} />
      {questions}
      {reviews}
      <RelatedProducts products={related} lang={lang} conversion={settings.conversion} heart={heart} />
    </div>
  )
}
