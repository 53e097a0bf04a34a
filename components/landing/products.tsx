import type { ReactNode } from 'react'

import { classNames } from '#components/ui/class-names.ts'
import { DeferredSection } from '#components/ui/deferred-section.tsx'
import { collagenLanding } from '#lib/content/collagen-landing.ts'
import type { Lang } from '#lib/routes/lang.ts'

import { PRODUCTS_ID } from './products-anchor.ts'
import styles from './products.module.css'
import section from './section.module.css'

type ProductsProps = {
  lang: Lang
  /** The showcase of kit cards. */
  kits: ReactNode
}

/** The kits, the target of every 'Shop Now' (spec section 2). */
export function Products({ lang, kits }: ProductsProps) {
  const { products } = collagenLanding(lang)
  return (
    <DeferredSection id={PRODUCTS_ID} className={classNames(section.section, styles.products)}>
      <div className={styles.title}>
        <h2>{products.heading}</h2>
        <p className={section.lead}>{products.text}</p>
      </div>
      {kits}
    </DeferredSection>
  )
}
