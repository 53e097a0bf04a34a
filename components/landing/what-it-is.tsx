import { classNames } from '#components/ui/class-names.ts'
import { DeferredSection } from '#components/ui/deferred-section.tsx'
import type { LandingContent } from '#lib/content/landing.ts'

import { Braid } from './drawings.tsx'
import section from './section.module.css'
import styles from './what-it-is.module.css'

/** The section that describes the product (spec section 2). */
export function WhatItIs({ content }: { content: LandingContent }) {
  const { id, heading, lead, paragraphs } = content.about
  return (
    <DeferredSection className={classNames(section.section, styles.band)} aria-labelledby={id}>
      <div className={styles.title}>
        <h2 id={id}>{heading}</h2>
        <Braid className={styles.braid} />
      </div>
      <div className={styles.text}>
        <p className={styles.lead}>{lead}</p>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </DeferredSection>
  )
}
