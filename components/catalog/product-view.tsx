import { productCopy } from '#lib/copy/product.ts'
import type { Lang } from '#lib/routes/lang.ts'
import type { Kit } from '#lib/shop/kit.ts'
import type { PageStructure } from '#lib/shop/page.ts'
import { buyOption, galleryPictures, type Product } from '#lib/shop/product.ts'
import type { ShopSettings } from '#lib/shop/settings.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import { BuyBox } from './buy-box.tsx'
import { Description } from './description.tsx'
import { Gallery } from './gallery.tsx'
import { KitShowcase } from './kit-showcase.tsx'
import { NutritionTable } from './nutrition-table.tsx'
import styles from './product-view.module.css'
import { TopicList } from './topic-list.tsx'

interface ProductViewProps {
  lang: Lang
  structure: PageStructure
  product: Product
  kits: Kit[]
  settings: ShopSettings
  /** When the server made the page, in milliseconds. */
  renderedAt: number
}

/** A product's page: pictures and price first, then its kits, then all there is to know (spec section 2, decisions P5). */
export function ProductView({ lang, structure, product, kits, settings, renderedAt }: ProductViewProps) {
  const copy = productCopy[lang]
  const option = buyOption(product, kits)
  return (
    <div className={styles.page}>
      <Breadcrumb steps={structure.breadcrumb} lang={lang} />
      <div className={styles.top}>
        <Gallery pictures={galleryPictures(product, option)} lang={lang} color={product.color} />
        <div className={styles.offer}>
          <h1>{product.name}</h1>
          <p className={styles.short}>{product.shortDescription}</p>
          {product.size && (
            <p className={styles.size}>
              {product.size.label}: <strong>{product.size.value}</strong>
            </p>
          )}
          <BuyBox option={option} lang={lang} settings={settings} renderedAt={renderedAt} />
        </div>
      </div>
      {kits.length > 1 && (
        <KitShowcase
          kits={kits}
          lang={lang}
          settings={settings}
          installments={12}
          renderedAt={renderedAt}
          heading={copy.kits}
          id="kits"
        />
      )}
      <div className={styles.facts}>
        <section>
          <h2>{copy.description}</h2>
          <Description text={product.paragraphs} />
          {product.howToUse && (
            <>
              <h3>{copy.howToUse}</h3>
              <p>{product.howToUse}</p>
            </>
          )}
          {product.ingredients && (
            <>
              <h3>{copy.ingredients}</h3>
              <p>{product.ingredients}</p>
            </>
          )}
        </section>
        <section>
          <h2>{copy.topics}</h2>
          <TopicList topics={product.topics} />
          {product.nutrition && <p className={styles.serving}>{product.nutrition}</p>}
          <NutritionTable rows={product.nutritionTable} lang={lang} />
        </section>
      </div>
    </div>
  )
}
