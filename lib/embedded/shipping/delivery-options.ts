import type { Brand } from '#lib/brand/brand-schema.ts'
import { brazilTime } from '#lib/shop/brazil-time.ts'
import { toCents, type Cents } from '#lib/shop/money.ts'
import { addBusinessDays, isBusinessDay, type Day } from './business-days.ts'
import { placeOf } from './cep-places.ts'

/** The rules of delivery as the brand states them. */
export type DeliveryRules = NonNullable<Brand['delivery']>

type Zone = DeliveryRules['zones'][number]
type Way = Zone['ways'][number]

/** The rules of a brand that states none: seven business days to every place, at the store's fixed price. */
const DEFAULT_RULES: DeliveryRules = {
  cutoffHour: 24,
  gramsPerUnit: 0,
  zones: [
    {
      id: 'brasil',
      states: [],
      ceps: [],
      ways: [{ id: 'padrao', name: { pt: 'Entrega padrão', en: 'Standard delivery' }, days: 7, rates: [] }],
    },
  ],
}

/** The rules of delivery, and the store's own figures for a way that has no rates. */
export interface DeliveryTerms {
  rules?: DeliveryRules | undefined
  freeShippingFrom: Cents
  shippingPrice: Cents
}

/** What is delivered: `cep` has eight digits, `now` is in milliseconds since 1970. */
export interface Parcel {
  cep: string
  units: number
  /** The value of the goods that counts for free shipping (P18). */
  subtotal: Cents
  now: number
}

/** A delivery option for one parcel. */
export interface DeliveryOption {
  id: string
  name: { pt: string; en: string }
  /** 0 is free. */
  price: Cents
  /** Business days. */
  days: number
  /** The last day of delivery, with the payment approved at this moment. */
  until: Day
  /** The hour in Brasília from which a day counts as the next one. */
  cutoffHour: number
}

/**
 * Returns the delivery options for a parcel, in the order of the rules; empty where the shop does not deliver, 'unknown' for a
 * CEP that cannot exist (contract 4.19, 4.28).
 */
export function deliveryOptions(parcel: Parcel, terms: DeliveryTerms): DeliveryOption[] | 'unknown' {
  const place = placeOf(parcel.cep)
  if (!place) return 'unknown'
  const { zones, cutoffHour, gramsPerUnit } = terms.rules ?? DEFAULT_RULES
  const zone = zones.find((each) => isInZone(each, parcel.cep, place.uf))
  const start = firstDay(parcel.now, cutoffHour)
  const grams = parcel.units * gramsPerUnit
  return (zone?.ways ?? []).flatMap((way) => {
    const price = priceOf(way, { grams, subtotal: parcel.subtotal }, terms)
    if (price === undefined) return []
    const { id, name, days } = way
    return [{ id, name, price, days, until: addBusinessDays(start, days), cutoffHour }]
  })
}

/** The way of delivery of an order that is paid now: its days count from the payment. */
export function promiseFrom(option: DeliveryOption, now: number): DeliveryOption {
  return { ...option, until: addBusinessDays(firstDay(now, option.cutoffHour), option.days) }
}

function isInZone({ states, ceps }: Zone, cep: string, uf: string): boolean {
  if (states.length === 0 && ceps.length === 0) return true
  return (
    states.includes(uf) ||
    ceps.some((range) => {
      const [from = '', to = ''] = range.split('-')
      return from <= cep && cep <= to
    })
  )
}

// Undefined when no rate fits the parcel: this way does not carry it.
function priceOf(
  { rates }: Way,
  { grams, subtotal }: { grams: number; subtotal: Cents },
  { freeShippingFrom, shippingPrice }: DeliveryTerms,
): Cents | undefined {
  if (rates.length === 0) return subtotal >= freeShippingFrom ? 0 : shippingPrice
  const found = rates.find(
    ({ upToGrams = Infinity, fromAmount = 0 }) => grams <= upToGrams && subtotal >= toCents(fromAmount),
  )
  return found && toCents(found.price)
}

// The day from which business days are counted.
function firstDay(now: number, cutoffHour: number): Day {
  const { day, time } = brazilTime(now)
  return Number(time.slice(0, 2)) >= cutoffHour && isBusinessDay(day)
    ? addBusinessDays(day, 1)
    : addBusinessDays(day, 0)
}
