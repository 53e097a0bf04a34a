import type { DefinedRegion, MonetaryAmount, ShippingConditions, ShippingService } from 'schema-dts'
import { toReais, type Cents } from '../../shop/money.ts'
import type { ShopSettings } from '../../shop/settings.ts'

const BRAZIL: DefinedRegion = { '@type': 'DefinedRegion', addressCountry: 'BR' }

/** What delivery costs: the fixed rate, and nothing from a value of the order on (R54, P18). */
export function shippingServiceNode(
  { freeShippingFrom, fixedShipping }: Pick<ShopSettings, 'freeShippingFrom' | 'fixedShipping'>,
  siteUrl: string,
): ShippingService {
  const isPaid = freeShippingFrom > 0 && fixedShipping > 0
  return {
    '@type': 'ShippingService',
    '@id': `${siteUrl}/#frete`,
    shippingConditions: isPaid
      ? [
          condition(fixedShipping, { minValue: 0, maxValue: toReais(freeShippingFrom - 1) }),
          condition(0, { minValue: toReais(freeShippingFrom) }),
        ]
      : [condition(0, { minValue: 0 })],
  }
}

// Both ends of a range belong to it, so the paid one ends a cent before the free one begins.
function condition(rate: Cents, range: { minValue: number; maxValue?: number }): ShippingConditions {
  const orderValue: MonetaryAmount = { '@type': 'MonetaryAmount', ...range, currency: 'BRL' }
  return {
    '@type': 'ShippingConditions',
    shippingDestination: BRAZIL,
    orderValue,
    shippingRate: { '@type': 'MonetaryAmount', value: toReais(rate), currency: 'BRL' },
  }
}
