import type { DefinedRegion, MonetaryAmount, ShippingConditions, ShippingService } from 'schema-dts'
import { toReais, type Cents } from '../../shop/money.ts'
import type { ShopSettings } from '../../shop/settings.ts'

const BRAZIL: DefinedRegion = { '@type': 'DefinedRegion', addressCountry: 'BR' }

/** The shipping costs: a fixed rate, and free shipping from an order value on (R54, P18). */
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

// Ranges are inclusive, so the paid one ends a cent below the threshold.
function condition(rate: Cents, range: { minValue: number; maxValue?: number }): ShippingConditions {
  const orderValue: MonetaryAmount = { '@type': 'MonetaryAmount', ...range, currency: 'BRL' }
  return {
    '@type': 'ShippingConditions',
    shippingDestination: BRAZIL,
    orderValue,
    shippingRate: { '@type': 'MonetaryAmount', value: toReais(rate), currency: 'BRL' },
  }
}
