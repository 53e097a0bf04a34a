'use client'

import { useQuery, type QueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { cartDeliveryQuery } from '#lib/browser/cart-delivery-query.ts'
import { rememberPostalCode, storedPostalCode } from '#lib/browser/quoted-postal-code.ts'
import { ApiError } from '#lib/client/errors.ts'
import { dayInWords } from '#lib/content/day-in-words.ts'
import { deliveryDateCopy } from '#lib/copy/delivery-date.ts'
import { shippingCopy } from '#lib/copy/shipping.ts'
import { priceFormatter } from '#lib/pricing/price-formatter.ts'
import type { Lang } from '#lib/routes/lang.ts'
import type { CartItem } from '#lib/shop/cart.ts'
import type { FasterDelivery } from '#lib/shop/latest-delivery.ts'
import { mask } from '#lib/shop/masks.ts'
import { postalCodeDigits } from '#lib/shop/shipping.ts'
import styles from './delivery-date.module.css'
import { PostalCodeForm } from './postal-code-form.tsx'

type DeliveryDateProps = {
  items: readonly CartItem[]
  lang: Lang
  client: QueryClient
  /** Whether it is on display: otherwise nothing is requested. */
  isShown?: boolean
}

/** When the cart arrives at the CEP of the last shipping quote, or a field for a CEP (contract 4.19). */
export function DeliveryDate({ items, lang, client, isShown = true }: DeliveryDateProps) {
  const copy = deliveryDateCopy[lang]
  const stored = postalCodeDigits(useSyncExternalStore(subscribe, storedPostalCode, () => '')) ?? ''
  const [isAsking, setIsAsking] = useState(false)
  const { data, error, isPending } = useQuery(cartDeliveryQuery(lang, isShown ? stored : '', items), client)
  const [rejected, setRejected] = useState('')
  if (error instanceof ApiError && error.status === 422 && rejected !== stored) setRejected(stored)
  // A rejected CEP stays so while it is asked for again because the cart has changed: the form would disappear and come back with the focus.
  const isUnknown = stored !== '' && rejected === stored && !data
  const isForm = !stored || isAsking || isUnknown
  const id = useId()
  // The CEP whose answer gets the focus, because its button was pressed.
  const pressed = useRef<string>(undefined)

  // The pressed button is gone: the focus moves to the field, or to the answer. Scrolling to it would end the form's scrolling to its error.
  useEffect(() => {
    if (pressed.current !== undefined) document.getElementById(id)?.focus({ preventScroll: true })
  }, [id, isForm])
  // Later changes, such as those of a quantity, leave the focus where it is.
  useEffect(() => {
    if (!isPending && pressed.current === stored) pressed.current = undefined
  }, [isPending, isForm, stored])

  if (isForm)
    return (
      <PostalCodeForm
        id={id}
        lang={lang}
        isOpen={isAsking || isUnknown}
        rejected={isUnknown ? stored : ''}
        onCode={(code) => {
          pressed.current = code
          rememberPostalCode(code)
          setIsAsking(false)
          changed.forEach((tell) => tell())
        }}
      />
    )
  const text = error
    ? shippingCopy[lang].failed
    : isPending
      ? shippingCopy[lang].asking
      : data?.until
        ? shippingCopy[lang].arrives(dayInWords(data.until, lang))
        : copy.unknown
  return (
    <div className={styles.delivery}>
      <Icon name="truck" size="small" />
      <p id={id} role="status" tabIndex={-1}>
        {/* With a hyphen that does not break. */}
        {copy.code(mask('postalCode', stored).replace('-', '\u2011'))} {text}
        {data?.faster && !error ? (
          <>
            {' '}
            <span className={styles.faster}>{fasterText(data.faster, lang)}</span>
          </>
        ) : null}
      </p>
      <Button
        variant="quiet"
        size="small"
        aria-label={copy.changeLabel}
        onClick={() => {
          pressed.current = stored
          setIsAsking(true)
        }}
      >
        {copy.change}
      </Button>
    </div>
  )
}

function fasterText({ label, until, price }: FasterDelivery, lang: Lang): string {
  const amount = price === undefined ? '' : priceFormatter(lang)(price)
  return deliveryDateCopy[lang].faster(label, dayInWords(until, lang), amount)
}

// Called when the CEP changes here: the storage that a product page shares with the cart announces no change to its own page.
const changed = new Set<() => void>()

function subscribe(onChange: () => void): () => void {
  changed.add(onChange)
  return () => changed.delete(onChange)
}
