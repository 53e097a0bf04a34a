import type { CSSProperties, ReactNode } from 'react'

import { classNames } from '#components/ui/class-names.ts'
import type { Lang } from '#lib/routes/lang.ts'
import type { Kit, PriceSettings } from '#lib/shop/kit.ts'

import { KitCard } from './kit-card.tsx'
import styles from './kit-showcase.module.css'

type KitShowcaseProps = {
  kits: readonly Kit[]
  lang: Lang
  settings: PriceSettings
  installments: 6 | 12
  /** When the server made the page, in milliseconds. */
  renderedAt: number
  heading?: ReactNode
  /** Under a heading of words; beside few cards both stand at their left on wide screens. */
  text?: string | undefined
  /** Where a link to the kits goes. */
  id?: string | undefined
  /** The most cards in a row (section 9: 4). */
  columns?: 2 | 3 | 4 | undefined
  /** How many cards are in sight as soon as the page shows. */
  inSight?: number | undefined
  /** Stars of the product, the same under every title. */
  rating?: ReactNode
  /** Stands in place of the cards when there is none. */
  empty?: ReactNode
  /** A tile after the cards, as wide as what they leave of their last row. */
  last?: ReactNode
}

/** So many cards leave room for words beside them. */
const FEW = 3

/** The grid of kit cards, 250 to 280 px wide (section 2). */
export function KitShowcase({
  kits,
  heading,
  text,
  id,
  columns = 4,
  inSight = 0,
  empty,
  last,
  ...card
}: KitShowcaseProps) {
  if (kits.length === 0 && !empty) return null
  const most = Math.min(columns, kits.length)
  return (
    <section
      id={id}
      className={classNames(styles.section, text !== undefined && most <= FEW && styles.beside)}
      style={columnCounts(most, kits.length)}
    >
      {heading ? (
        <div className={styles.heading}>
          {typeof heading === 'string' ? <h2>{heading}</h2> : heading}
          {text ? <p>{text}</p> : null}
        </div>
      ) : null}
      <div className={styles.showcase}>
        {kits.length === 0 ? (
          <p className={styles.empty}>{empty}</p>
        ) : (
          <ul role="list" className={styles.grid}>
            {kits.map((kit, index) => (
              <li key={kit.id} className={styles.cell}>
                <KitCard {...card} kit={kit} priority={index < inSight || undefined} />
              </li>
            ))}
            {last ? <li className={styles.last}>{last}</li> : null}
          </ul>
        )}
      </div>
    </section>
  )
}

// A last tile begins where the cards end and reaches to the edge.
function columnCounts(most: number, cards: number) {
  return {
    '--four': most,
    '--after-two': (cards % 2) + 1,
    '--after-three': (cards % 3) + 1,
    '--after-four': most > 0 ? (cards % most) + 1 : 1,
  } as CSSProperties
}
