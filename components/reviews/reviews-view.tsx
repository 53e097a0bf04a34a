import type { ReactNode } from 'react'

import { BreadcrumbNav } from '#components/ui/breadcrumb.tsx'
import { Link } from '#components/ui/link.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { groundStyle } from '#components/ui/swatch.ts'
import { breadcrumbCopy } from '#lib/copy/breadcrumb.ts'
import { reviewsCopy } from '#lib/copy/reviews.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { localePath } from '#lib/routes/paths.ts'
import type { BreadcrumbLink } from '#lib/seo/breadcrumb.ts'
import type { ListedProduct } from '#lib/shop/listing.ts'
import type { NamedTopic } from '#lib/shop/review-topics.ts'

import styles from './reviews-view.module.css'
import { TopicNav } from './topic-nav.tsx'

type ReviewsViewProps = {
  lang: Lang
  /** The breadcrumb: home page, page of all reviews, topic. */
  steps: readonly BreadcrumbLink[]
  /** Path of the page of all reviews, with its language prefix. */
  allReviewsPath: string
  /** The products that the page links to; empty while the store is down. */
  products: readonly ListedProduct[]
  topics: readonly NamedTopic[]
  /** The topic of this page; `undefined` on the page of all topics. */
  selected: NamedTopic | undefined
  /** The list of reviews. */
  children?: ReactNode
}

/** The customer reviews page for all products (spec section 2): reviews, links to the products, how reviews work. */
export function ReviewsView({
  lang,
  steps,
  allReviewsPath,
  products,
  topics,
  selected,
  children,
}: ReviewsViewProps) {
  const copy = reviewsCopy[lang]
  const product = selected?.pages[0]
  return (
    <div className={styles.page}>
      <BreadcrumbNav label={breadcrumbCopy[lang].label} steps={steps} />
      <header className={styles.head}>
        <h1>{selected ? copy.of(selected.name) : copy.pageTitle}</h1>
        {product ? (
          <p>
            <Link href={localePath(lang, product)}>{copy.seeProduct}</Link>
          </p>
        ) : null}
      </header>
      <TopicNav lang={lang} allReviewsPath={allReviewsPath} topics={topics} selected={selected?.topic} />
      {children}
      <ProductLinks products={products} lang={lang} />
      <section aria-labelledby="como-funciona" className={styles.howItWorks}>
        <div>
          <h2 id="como-funciona">{copy.how}</h2>
          <p className={styles.quiet}>{copy.intro}</p>
        </div>
        <ol role="list" className={styles.steps}>
          {copy.steps.map(({ title, text }) => (
            <li key={title} className={styles.step}>
              <h3 className={styles.name}>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <div className={styles.rules}>
          <h3 className={styles.name}>{copy.rules}</h3>
          <p>
            {copy.rulesText} <Link href={localePath(lang, pagePaths.terms())}>{copy.terms}</Link>
          </p>
        </div>
      </section>
    </div>
  )
}

function ProductLinks({ products, lang }: Pick<ReviewsViewProps, 'products' | 'lang'>) {
  if (products.length === 0) return null
  const copy = reviewsCopy[lang]
  return (
    <section aria-labelledby="por-produto" className={styles.lines}>
      <div>
        <h2 id="por-produto">{copy.byProduct}</h2>
        <p className={styles.quiet}>{copy.byProductText}</p>
      </div>
      <ul role="list" className={styles.list}>
        {products.map(({ path, name, picture, color }) => (
          <li key={path}>
            <Link
              href={`${localePath(lang, path)}#avaliacoes`}
              aria-label={copy.of(name)}
              className={styles.line}
            >
              <span className={styles.ground} style={groundStyle(color)}>
                <Picture
                  src={picture}
                  alt=""
                  width={160}
                  height={160}
                  sizes="(min-width: 48rem) 52px, 128px"
                  widths={[160, 320]}
                />
              </span>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
