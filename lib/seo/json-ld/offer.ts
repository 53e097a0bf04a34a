import type { Offer as OfferNode } from 'schema-dts'
import { plainAmount, type Offer } from '../../shop/offer.ts'

/** An offer with its URL, always in the reais that are charged, on English pages too (P3, R46, R48, R49). */
export function offerNode({ price, priceFrom, inStock }: Offer, url: string): OfferNode {
  return {
    '@type': 'Offer',
    url,
    price: plainAmount(price),
    priceCurrency: 'BRL',
    availability: inStock ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    itemCondition: 'https://schema.org/NewCondition',
    ...(priceFrom !== undefined && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceType: 'https://schema.org/StrikethroughPrice',
        price: plainAmount(priceFrom),
        priceCurrency: 'BRL',
      },
    }),
  }
}
