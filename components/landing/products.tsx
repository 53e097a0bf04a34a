import type { ReactNode } from 'react'

import { classNames } from '#components/ui/class-names.ts'
import { DeferredSection } from '#components/ui/deferred-section.tsx'
import type { LandingContent } from '#lib/content/landing.ts'

import { KITS_ID } from './products-anchor.ts'
import styles from './products.module.css'
import section from './section.module.css'

type ProductsProps = {
  content: LandingContent
  /** The showcase of kit cards. */
  kits: ReactNode
}

/** The cards of the kits (spec section 2). */
export function Products({ content, kits }: ProductsProps) {
  const { products } = content
  return (
    <DeferredSection id={KITS_ID} className={classNames(section.section, styles.products)}>
      <div className={styles.title}>
        <h2>{products.heading}</h2>
        <p className={section.lead}>{products.text}</p>
      </div>
      {kits}
    </DeferredSection>
  )
}
