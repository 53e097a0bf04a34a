import type { Offer as OfferNode } from 'schema-dts'
import { plainAmount, type Offer } from '../../shop/offer.ts'
import type { SellerField } from './seller.ts'

/** The schema.org Offer of the page at `url`, always in reais, the currency that is charged (P3, R46, R48, R49). */
export function offerNode({ price, priceFrom, inStock }: Offer, url: string, seller: SellerField): OfferNode {
  return {
    '@type': 'Offer',
    url,
    price: plainAmount(price),
    priceCurrency: 'BRL',
    availability: inStock ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    itemCondition: 'https://schema.org/NewCondition',
    ...seller,
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
