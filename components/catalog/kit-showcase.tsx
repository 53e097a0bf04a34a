import type { CSSProperties, ReactNode } from 'react'

import { classNames } from '#components/ui/class-names.ts'
import { DeferredSection } from '#components/ui/deferred-section.tsx'
import type { Lang } from '#lib/routes/lang.ts'
import type { PriceFormat } from '#lib/pricing/price-texts.ts'
import type { Kit, PriceSettings } from '#lib/shop/kit.ts'

import { KitCard } from './kit-card.tsx'
import styles from './kit-showcase.module.css'

type KitShowcaseProps = {
  kits: readonly Kit[]
  lang: Lang
  settings: PriceSettings
  /** 12 on product pages, 6 on the home page (spec section 9). */
  installments: 6 | 12
  heading?: ReactNode
  className?: string | undefined
  /** The anchor of links to the kits. */
  id?: string | undefined
  /** The largest number of cards in a row (spec section 9: 4). */
  columns?: 2 | 3 | 4 | undefined
  /** Whether the showcase is a section of its own below the first screens. */
  isDeferred?: boolean | undefined
  /** The number of cards on the first screen. */
  firstScreenCards?: number | undefined
  /** The stars of a kit's product, under the title. */
  ratingOf?: ((kit: Kit) => ReactNode) | undefined
  /** Replaces the cards when there are none. */
  empty?: ReactNode
  /** A tile after the cards, which fills the rest of the last row. */
  lastTile?: ReactNode
}

/** The grid of kit cards, 250 to 280 px wide (spec section 2). */
export function KitShowcase({
  kits,
  heading,
  className,
  id,
  columns = 4,
  isDeferred = false,
  firstScreenCards = 0,
  empty,
  lastTile,
  lang,
  settings,
  installments,
  ratingOf,
}: KitShowcaseProps) {
  if (kits.length === 0 && !empty) return null
  const columnCount = Math.min(columns, kits.length)
  const { terms, goal, conversion } = settings
  // One object for all cards: the page's payload contains it once, and only with these settings (T12).
  const format: PriceFormat = { installments, lang, settings: { terms, goal, conversion } }
  const Section = isDeferred ? DeferredSection : 'section'
  return (
    <Section
      id={id}
      className={classNames(styles.section, className)}
      style={columnProperties(columnCount, kits.length)}
    >
      {typeof heading === 'string' ? <h2 className={styles.heading}>{heading}</h2> : heading}
      <div className={styles.showcase}>
        {kits.length === 0 ? (
          <p className={styles.empty}>{empty}</p>
        ) : (
          <ul role="list" className={styles.grid}>
            {kits.map((kit, index) => (
              <li key={kit.id} className={styles.cell}>
                <KitCard
                  kit={kit}
                  lang={lang}
                  format={format}
                  rating={ratingOf?.(kit)}
                  priority={index < firstScreenCards || undefined}
                />
              </li>
            ))}
            {lastTile ? <li className={styles.last}>{lastTile}</li> : null}
          </ul>
        )}
      </div>
    </Section>
  )
}

// The last tile begins after the cards and extends to the end of the row.
function columnProperties(columnCount: number, cards: number) {
  return {
    '--cols': columnCount,
    '--after-two': (cards % 2) + 1,
    '--after-three': (cards % 3) + 1,
    '--after-cols': columnCount > 0 ? (cards % columnCount) + 1 : 1,
  } as CSSProperties
}
