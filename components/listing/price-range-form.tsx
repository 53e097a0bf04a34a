import { Button } from '#components/ui/button.tsx'
import { Field, fieldAria, fieldControl } from '#components/ui/field.tsx'
import { listingCopy } from '#lib/copy/listing.ts'
import type { Lang } from '#lib/routes/lang.ts'
import {
  PRICE_FIELDS,
  priceValueIn,
  withPriceRange,
  type ListingParams,
} from '#lib/routes/listing-address.ts'
import type { Cents } from '#lib/shop/money.ts'
import { readPriceRange, type PriceErrors, type TypedPrices } from '#lib/shop/price-range.ts'
import styles from './price-range-form.module.css'

/** An invalid range of prices that a shopper has typed, with its errors. */
export interface RejectedPrices {
  typed: TypedPrices
  errors: PriceErrors
}

type PriceRangeFormProps = {
  lang: Lang
  params: ListingParams
  rejected: RejectedPrices | undefined
  /** Returns the address of this listing with other listing params. */
  address: (params: ListingParams) => string
}

const LIMITS = ['from', 'to'] as const

/** The form for any range of prices, in the store's reais: a plain GET form, whose page leads to the address of the range. */
export function PriceRangeForm({ lang, params, rejected, address }: PriceRangeFormProps) {
  const copy = listingCopy[lang].priceRange
  const [action = '', query] = address(withPriceRange(params, '')).split('?', 2)
  const current = readPriceRange(priceValueIn(params))
  const shown = (limit: (typeof LIMITS)[number]) =>
    rejected?.typed[limit] ?? amount(current?.[limit] ?? 0, lang)
  return (
    <form action={action} aria-label={copy.label} className={styles.form}>
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {LIMITS.map((limit) => {
        const id = PRICE_FIELDS[limit]
        const error = rejected?.errors[limit]
        const texts = { label: copy[limit], error: error && copy.errors[error] }
        return (
          <Field key={id} id={id} {...texts} className={styles.field}>
            <input
              {...fieldAria(id, texts)}
              name={id}
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              defaultValue={shown(limit)}
              className={fieldControl}
            />
          </Field>
        )
      })}
      <Button type="submit" variant="secondary">
        {copy.apply}
      </Button>
    </form>
  )
}

// The amount as a shopper would type it; '' for an open limit.
function amount(cents: Cents, lang: Lang): string {
  if (cents === 0) return ''
  const reais = (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2)
  return lang === 'pt' ? reais.replace('.', ',') : reais
}
