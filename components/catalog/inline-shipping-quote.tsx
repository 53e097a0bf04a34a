'use client'

import { useCallback, useEffect, useId, useRef, useState } from 'react'

import { Button } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { queryClient } from '#lib/browser/cart-query.ts'
import { shippingQuery } from '#lib/browser/shipping-query.ts'
import { rememberPostalCode, storedPostalCode } from '#lib/browser/quoted-postal-code.ts'
import { ApiError } from '#lib/client/errors.ts'
import { shippingCopy } from '#lib/copy/shipping.ts'
import type { Lang } from '#lib/routes/lang.ts'
import type { Conversion } from '#lib/shop/currency.ts'
import { mask } from '#lib/shop/masks.ts'
import { postalCodeDigits } from '#lib/shop/shipping.ts'
import type { ShippingQuote } from '#lib/shop/shipping.ts'

import { buyBoxSelection } from './buy-box-selection.ts'
import styles from './inline-shipping-quote.module.css'
import { QuotedPlace } from './quoted-place.tsx'
import { ShippingOptions } from './shipping-options.tsx'

type InlineShippingQuoteProps = {
  form: HTMLFormElement
  lang: Lang
  conversion: Conversion | undefined
  /** The name of the attribute to choose before a quote; absent for a product without variations. */
  choiceName?: string | undefined
}

type State =
  | { kind: 'idle' | 'invalid' | 'notFound' }
  | { kind: 'unchosen'; postalCode: string }
  | { kind: 'loading' | 'failed'; postalCode: string; quote?: ShippingQuote | undefined }
  | { kind: 'done'; postalCode: string; quote: ShippingQuote }

// The same debounce as in the cart (spec section 9).
const DEBOUNCE_MS = 300

/**
 * Quotes shipping below the form: masks the field, requests the options for the selection of the buy box, and requests them
 * again when the selection changes. The CEP is stored in sessionStorage. ShippingForm loads this code.
 */
export function InlineShippingQuote({ form, lang, conversion, choiceName }: InlineShippingQuoteProps) {
  const copy = shippingCopy[lang]
  const errorId = useId()
  const [state, setState] = useState<State>({ kind: 'idle' })
  const latestRequest = useRef(0)
  const result = useRef<HTMLDivElement>(null)
  const isAwaited = useRef(false)

  const requestQuote = useCallback(
    async (postalCode: string) => {
      const request = ++latestRequest.current
      // The store quotes a variation, not the product that has it (platform 3.6).
      if (choiceName && !buyBoxSelection.get().attributeId) return setState({ kind: 'unchosen', postalCode })
      setState((before) => ({
        kind: 'loading',
        postalCode,
        quote: 'quote' in before ? before.quote : undefined,
      }))
      const quote = await quoteFor(postalCode, form, lang)
      if (request !== latestRequest.current) return
      if (quote === 'notFound') {
        // Neither the next product page nor the checkout offers it again.
        rememberPostalCode('')
        setState({ kind: quote })
      } else if (quote === 'failed') setState({ kind: quote, postalCode })
      else setState({ kind: 'done', postalCode, quote })
    },
    [form, lang, choiceName],
  )

  useEffect(() => {
    const field = codeField(form)
    if (!field) return
    const submit = (event: Event) => {
      event.preventDefault()
      isAwaited.current = true
      const digits = postalCodeDigits(field.value)
      if (digits) {
        rememberPostalCode(digits)
        void requestQuote(digits)
        return
      }
      latestRequest.current++
      setState({ kind: 'invalid' })
      field.focus()
    }
    const onInput = () => applyMask(field)
    form.addEventListener('submit', submit)
    field.addEventListener('input', onInput)
    const stored = postalCodeDigits(storedPostalCode())
    if (!field.value && stored) {
      field.value = stored
      // oxlint-disable-next-line react/set-state-in-effect -- only the browser knows the CEP of an earlier visit
      void requestQuote(stored)
    }
    onInput()
    return () => {
      form.removeEventListener('submit', submit)
      field.removeEventListener('input', onInput)
    }
  }, [form, requestQuote])

  const quotedCode = 'postalCode' in state ? state.postalCode : undefined
  useEffect(() => {
    if (!quotedCode) return
    let timer: ReturnType<typeof setTimeout>
    const unsubscribe = buyBoxSelection.subscribe(() => {
      clearTimeout(timer)
      timer = setTimeout(() => void requestQuote(quotedCode), DEBOUNCE_MS)
    })
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [quotedCode, requestQuote])

  // On a phone the bar at the bottom of the screen may cover the answer; the page's scroll padding keeps it above the bar.
  useEffect(() => {
    if (!isAwaited.current || state.kind === 'idle' || state.kind === 'loading') return
    isAwaited.current = false
    result.current?.scrollIntoView({ block: 'nearest' })
  }, [state])

  const isInvalid = state.kind === 'invalid' || state.kind === 'notFound'
  useEffect(() => {
    const field = codeField(form)
    if (!isInvalid || !field) return
    field.setAttribute('aria-invalid', 'true')
    field.setAttribute('aria-describedby', errorId)
    return () => {
      field.removeAttribute('aria-invalid')
      field.removeAttribute('aria-describedby')
    }
  }, [form, isInvalid, errorId])

  const retry = (postalCode: string) => {
    isAwaited.current = true
    void requestQuote(postalCode)
  }

  return (
    <div ref={result} aria-live="polite" aria-busy={state.kind === 'loading'} className={styles.result}>
      {isInvalid ? (
        <p id={errorId} className={styles.error}>
          {state.kind === 'notFound' ? copy.notFound : copy.invalid}
        </p>
      ) : null}
      {state.kind === 'unchosen' && choiceName ? (
        <p className={styles.quiet}>{copy.unchosen(choiceName)}</p>
      ) : null}
      {state.kind === 'loading' && !state.quote ? <p className={styles.quiet}>{copy.asking}</p> : null}
      {state.kind === 'failed' ? (
        <div className={styles.failed}>
          <p className={styles.error}>{copy.failed}</p>
          <Button variant="secondary" size="small" onClick={() => retry(state.postalCode)}>
            {copy.retry}
          </Button>
        </div>
      ) : null}
      {(state.kind === 'done' || state.kind === 'loading') && state.quote ? (
        <div className={state.kind === 'loading' ? styles.outdated : styles.found}>
          <p className={styles.quiet}>
            <Icon name="check" size="small" />
            {/* One flex item, which wraps as a sentence. */}
            <span>
              <QuotedPlace postalCode={state.postalCode} place={state.quote.place} lang={lang} />
            </span>
          </p>
          <ShippingOptions quote={state.quote} lang={lang} conversion={conversion} />
        </div>
      ) : null}
    </div>
  )
}

function codeField(form: HTMLFormElement) {
  return form.elements.namedItem('cep') as HTMLInputElement | null
}

/** Requests a quote for the selection of the buy box, or for the fields of the form on a page without a buy box. */
async function quoteFor(postalCode: string, form: HTMLFormElement, lang: Lang) {
  const valueOf = (name: string) => (form.elements.namedItem(name) as HTMLInputElement | null)?.value
  const { itemId, attributeId, quantity } = buyBoxSelection.get()
  try {
    return await queryClient().fetchQuery(
      shippingQuery(lang, {
        postalCode,
        kind: valueOf('tipo') === 'produto' ? 'produto' : 'lista',
        itemId: itemId || Number(valueOf('produto')),
        ...(attributeId && { attributeId }),
        quantity,
      }),
    )
  } catch (error) {
    return error instanceof ApiError && error.status === 422 ? 'notFound' : 'failed'
  }
}

function applyMask(field: HTMLInputElement) {
  const masked = mask('postalCode', field.value)
  if (masked === field.value) return
  // The caret keeps its position when a digit in the middle is corrected.
  const caret = field.selectionStart === field.value.length ? masked.length : field.selectionStart
  field.value = masked
  if (field === document.activeElement) field.setSelectionRange(caret, caret)
}
