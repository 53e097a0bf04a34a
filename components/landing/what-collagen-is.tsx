import { classNames } from '#components/ui/class-names.ts'
import { DeferredSection } from '#components/ui/deferred-section.tsx'
import type { LandingContent } from '#lib/content/landing.ts'

import { Braid } from './drawings.tsx'
import section from './section.module.css'
import styles from './what-collagen-is.module.css'

/** What collagen is (spec section 2). */
export function WhatCollagenIs({ content }: { content: LandingContent }) {
  const { collagen } = content
  return (
    <DeferredSection className={classNames(section.section, styles.band)} aria-labelledby="o-que-e-colageno">
      <div className={styles.title}>
        <h2 id="o-que-e-colageno">{collagen.heading}</h2>
        <Braid className={styles.braid} />
      </div>
      <div className={styles.text}>
        <p className={styles.lead}>{collagen.lead}</p>
        {collagen.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </DeferredSection>
  )
}
