import type { ReactNode } from 'react'

import type { Lang } from '#lib/routes/lang.ts'
import type { CardKit, Kit, PriceSettings } from '#lib/shop/kit.ts'

import { PriceBlock } from '#components/ui/price-block.tsx'

import { KitCardBody } from './kit-card-body.tsx'
import styles from './kit-card.module.css'
import { priceTexts, type PriceFormat } from '#lib/pricing/price-texts.ts'

type KitCardProps = {
  kit: Kit
  lang: Lang
  settings: PriceSettings
  /** 12 on product pages, 6 on the home page (spec section 9). */
  installments: 6 | 12
  /** When the server rendered the page, in milliseconds; after ten minutes the browser fetches the price again. */
  renderedAt: number
  /** True for cards on the first screen. */
  priority?: boolean | undefined
  /** Content under the title, for example stars. */
  rating?: ReactNode
}

/** A kit card (spec sections 2, 9). The server renders its price; browsers load the code for prices only to update an old one. */
export function KitCard({ kit, lang, settings, installments, renderedAt, ...rest }: KitCardProps) {
  const format: PriceFormat = { installments, lang, settings, isCard: true }
  const texts = priceTexts(kit, format)
  return (
    <KitCardBody kit={cardKit(kit)} lang={lang} price={{ format, renderedAt }} {...rest}>
      {texts ? <PriceBlock texts={texts} className={styles.prices} /> : null}
    </KitCardBody>
  )
}

// Left out of the payload, because cards do not show them.
const NOT_ON_CARDS = [
  'skus',
  'eans',
  'installments',
  'description',
  'topics',
  'nutrition',
  'flavourText',
] as const

function cardKit(kit: Kit): CardKit {
  const shown: CardKit & Partial<Kit> = { ...kit }
  for (const name of NOT_ON_CARDS) delete shown[name]
  return shown
}
