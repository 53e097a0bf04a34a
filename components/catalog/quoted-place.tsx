import { shippingCopy } from '#lib/copy/shipping.ts'
import { languageTag, type Lang } from '#lib/routes/lang.ts'
import { mask } from '#lib/shop/masks.ts'

type QuotedPlaceProps = {
  postalCode: string
  /** 'Campinas, SP'; '' when the store does not name it. */
  place: string
  lang: Lang
}

/** The postal code of a quote and its place, which has a Portuguese name on English pages too (WCAG 3.1.2). */
export function QuotedPlace({ postalCode, place, lang }: QuotedPlaceProps) {
  const text = shippingCopy[lang].forCode(mask('postalCode', postalCode))
  if (place === '') return text
  if (lang === 'pt') return `${text}: ${place}`
  return (
    <>
      {text}: <span lang={languageTag('pt')}>{place}</span>
    </>
  )
}
