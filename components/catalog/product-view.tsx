import { Breadcrumb } from '#components/ui/breadcrumb.tsx'
import { breadcrumbCopy } from '#lib/copy/breadcrumb.ts'
import { productCopy } from '#lib/copy/product.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { breadcrumbSteps } from '#lib/seo/breadcrumb.ts'
import type { Kit } from '#lib/shop/kit.ts'
import type { PageStructure } from '#lib/shop/page.ts'
import { buyOption, type Product } from '#lib/shop/product.ts'
import type { ShopSettings } from '#lib/shop/settings.ts'
import { Description } from './description.tsx'
import { KitShowcase } from './kit-showcase.tsx'
import { NutritionTable } from './nutrition-table.tsx'
import { ProductTop } from './product-top.tsx'
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
      <Breadcrumb label={breadcrumbCopy[lang].label} steps={breadcrumbSteps(structure, lang)} />
      <ProductTop
        lang={lang}
        product={product}
        option={option}
        settings={settings}
        renderedAt={renderedAt}
        heading="h1"
      />
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
