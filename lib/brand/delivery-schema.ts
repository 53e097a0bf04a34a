import { number, string } from 'yup'
import { bilingualText, listField, optional, part, textField } from './fields.ts'

const STATE = /^[A-Z]{2}$/
const RANGE = /^\d{8}-\d{8}$/

const amount = () => number().min(0)
const count = () => number().integer().min(0)

/** A price of a delivery option; the first rate of the list that fits the parcel applies. */
const rate = () =>
  part({
    /** The heaviest parcel in grams; any weight without it. */
    upToGrams: count().optional(),
    /** The value of the goods in reais from which the rate applies. */
    fromAmount: amount().optional(),
    /** In reais. */
    price: amount().required(),
  })

const way = () =>
  part({
    id: textField().matches(/^[a-z][a-z0-9-]*$/),
    name: bilingualText(),
    /** Business days from the order to the delivery. */
    days: count().required(),
    /** Without rates, the store's fixed price applies, and delivery is free from the store's amount on (P18). */
    rates: listField(rate()),
  })

/**
 * The rules of delivery (docs/decisions/0081). A parcel goes by the first zone that has its CEP; outside of all zones the shop
 * does not deliver.
 */
export const brandDeliverySchema = optional({
  /** From this hour on in Brasília, an order counts as one of the next business day. */
  cutoffHour: number().integer().min(0).max(24).default(24),
  /** The weight of one unit, such as a pot with its box. */
  gramsPerUnit: count().default(0),
  zones: listField(
    part({
      id: textField(),
      /** Postal abbreviations; with neither states nor CEPs, the zone is the whole country. */
      states: listField(string().matches(STATE, '${path} must be a state such as SP').required()),
      /** Ranges such as 01000000-09999999. */
      ceps: listField(
        string().matches(RANGE, '${path} must be a range such as 01000000-09999999').required(),
      ),
      ways: listField(way()),
    }),
  ),
})
