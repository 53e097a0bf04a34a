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
  /** When the server rendered the page, in milliseconds: an older price is fetched again. */
  renderedAt: number
  /** True for cards on the first screen. */
  priority?: boolean | undefined
  /** Content under the title, for example stars. */
  rating?: ReactNode
}

/** A kit card (sections 2, 9). The server formats its price, so that no browser loads the code for it. */
export function KitCard({ kit, lang, settings, installments, renderedAt, ...rest }: KitCardProps) {
  const format = { installments, lang, settings }
  const price = { texts: priceTexts(kit, format), format, renderedAt }
  // SKUs and EANs are only for structured data and stay out of the payload (T12).
  const shown = { ...kit }
  delete shown.skus
  delete shown.eans
  delete shown.installments
  return <KitCardBody kit={shown} lang={lang} price={price} {...rest} />
}
