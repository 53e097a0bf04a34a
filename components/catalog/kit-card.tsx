import type { ReactNode } from 'react'

import type { Lang } from '#lib/routes/lang.ts'
import type { CardKit, Kit } from '#lib/shop/kit.ts'
import { kitQuery } from '#lib/shop/kit-address.ts'

import { PriceBlock } from '#components/ui/price-block.tsx'

import { KitCardBody } from './kit-card-body.tsx'
import styles from './kit-card.module.css'
import { priceTexts, type PriceFormat } from '#lib/pricing/price-texts.ts'

type KitCardProps = {
  kit: Kit
  lang: Lang
  format: PriceFormat
  /** True for cards on the first screen. */
  priority?: boolean | undefined
  /** Content under the title, for example stars. */
  rating?: ReactNode
}

/** A kit card (spec sections 2, 9). The server renders its price; browsers load the code for prices only to update an old one. */
export function KitCard({ kit, lang, format, ...rest }: KitCardProps) {
  const texts = priceTexts(kit, format)
  return (
    <KitCardBody kit={cardKit(kit)} lang={lang} format={format} {...rest}>
      {texts ? <PriceBlock texts={texts} className={styles.prices} /> : null}
    </KitCardBody>
  )
}

// Left out of the payload, because cards do not show them.
const NOT_ON_CARDS = [
  'line',
  'skus',
  'eans',
  'installments',
  'description',
  'topics',
  'nutrition',
  'flavourText',
] as const

function cardKit(kit: Kit): CardKit {
  // A larger kit leads to its own address, where the buy box has it selected (docs/decisions/0075).
  const shown: CardKit & Partial<Kit> = { ...kit, path: kit.path + (kit.units > 1 ? kitQuery(kit) : '') }
  for (const name of NOT_ON_CARDS) delete shown[name]
  return shown
}
