import type { DefinedRegion, MonetaryAmount, ShippingConditions, ShippingService } from 'schema-dts'
import { toReais, type Cents } from '../../shop/money.ts'
import type { ShopSettings } from '../../shop/settings.ts'

const BRAZIL: DefinedRegion = { '@type': 'DefinedRegion', addressCountry: 'BR' }

/** The shipping costs: a fixed rate, and free shipping from an order value on; undefined when the store states none (R54, P18, P29). */
export function shippingServiceNode(
  { freeShippingFrom, fixedShipping }: Pick<ShopSettings, 'freeShippingFrom' | 'fixedShipping'>,
  siteUrl: string,
): ShippingService | undefined {
  const shippingConditions = conditions(fixedShipping, freeShippingFrom)
  if (shippingConditions.length === 0) return undefined
  return {
    '@type': 'ShippingService',
    '@id': `${siteUrl}/#frete`,
    shippingConditions,
  }
}

function conditions(fixed: Cents | undefined, freeFrom: Cents | undefined): ShippingConditions[] {
  if (fixed === 0 || freeFrom === 0) return [condition(0, { minValue: 0 })]
  if (freeFrom === undefined) return fixed === undefined ? [] : [condition(fixed, { minValue: 0 })]
  const free = condition(0, { minValue: toReais(freeFrom) })
  if (fixed === undefined) return [free]
  return [condition(fixed, { minValue: 0, maxValue: toReais(freeFrom - 1) }), free]
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
