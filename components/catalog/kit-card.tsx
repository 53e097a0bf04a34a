import type { ReactNode } from 'react'

import type { Lang } from '#lib/routes/lang.ts'
import type { Kit, PriceSettings } from '#lib/shop/kit.ts'

import { KitCardBody } from './kit-card-body.tsx'
import { priceTexts } from '#lib/pricing/price-texts.ts'

type KitCardProps = {
  kit: Kit
  lang: Lang
  settings: PriceSettings
  /** 12 on product pages, 6 on the home page (section 9). */
  installments: 6 | 12
  /** When the server made the page, in milliseconds: decides whether its price is still today's. */
  renderedAt: number
  /** True for cards that are in sight at once. */
  priority?: boolean | undefined
  /** Stars of the product, say; stands under the title. */
  rating?: ReactNode
}

/** A kit as a card (sections 2, 9). Its prices are put into words here, so that browsers need not know how. */
export function KitCard({ kit, lang, settings, installments, renderedAt, ...rest }: KitCardProps) {
  const format = { installments, lang, settings }
  const price = { texts: priceTexts(kit, format), format, renderedAt }
  // Numbers for machines are no part of the payload (T12).
  const shown = { ...kit }
  delete shown.skus
  delete shown.eans
  return <KitCardBody kit={shown} lang={lang} price={price} {...rest} />
}
