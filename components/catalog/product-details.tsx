import { classNames } from '#components/ui/class-names.ts'
import { DeferredSection } from '#components/ui/deferred-section.tsx'
import { StoreHtml } from '#components/ui/store-html.tsx'
import { productCopy } from '#lib/copy/product.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { withOunces } from '#lib/shop/ounces.ts'
import type { Product } from '#lib/shop/product.ts'
import { servingOf } from '#lib/shop/serving.ts'
import { Description } from './description.tsx'
import { SpecificationList } from './specification-list.tsx'
import { NutritionTable } from './nutrition-table.tsx'
import styles from './product-details.module.css'
import { TopicList } from './topic-list.tsx'

/** The details of a product: description, topics, use, ingredients and nutrition (spec section 2). */
export function ProductDetails({ product, lang }: { product: Product; lang: Lang }) {
  const copy = productCopy[lang]
  const {
    paragraphs,
    descriptionHtml,
    specifications,
    topics,
    howToUse,
    ingredients,
    nutrition,
    nutritionTable,
  } = product
  const hasTable = nutritionTable.length > 0
  // The buy box has the size of the product, or its sizes as a choice.
  const isNamedAbove = product.size !== undefined || product.choice !== undefined
  const size = lang === 'en' ? withOunces(nutrition) : nutrition
  return (
    <DeferredSection as="div" className={styles.facts}>
      {paragraphs.length > 0 || descriptionHtml ? (
        <section className={styles.description}>
          <h2>{copy.description}</h2>
          {descriptionHtml ? <StoreHtml html={descriptionHtml} /> : <Description text={paragraphs} />}
        </section>
      ) : null}
      {specifications.length > 0 ? (
        <section className={styles.description}>
          <h2>{copy.specifications}</h2>
          <SpecificationList groups={specifications} />
        </section>
      ) : null}
      {topics.length > 0 ? (
        <section className={styles.topics}>
          <h2 className={styles.small}>{copy.topics}</h2>
          <TopicList topics={topics} />
        </section>
      ) : null}
      <div className={classNames(styles.use, !hasTable && styles.wide)}>
        {howToUse ? (
          <section>
            <h2 className={styles.small}>{copy.howToUse}</h2>
            <p>{howToUse}</p>
          </section>
        ) : null}
        {ingredients ? (
          <section>
            <h2 className={styles.small}>{copy.ingredients}</h2>
            <p>{ingredients}</p>
          </section>
        ) : null}
        {size && !hasTable && !isNamedAbove ? <p className={styles.serving}>{size}</p> : null}
      </div>
      {hasTable ? (
        <div className={styles.table}>
          <NutritionTable rows={nutritionTable} lang={lang} serving={servingOf(nutrition)} />
          {size ? <p className={styles.serving}>{size}</p> : null}
        </div>
      ) : null}
    </DeferredSection>
  )
}
