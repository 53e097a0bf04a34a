'use client'

import { useCallback, useEffect, useId, useRef, useState } from 'react'

import { Button } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { browserStore } from '#lib/browser/store.ts'
import { ApiError } from '#lib/client/errors.ts'
import { getShipping } from '#lib/client/store/shipment.ts'
import { shippingCopy } from '#lib/copy/shipping.ts'
import type { Lang } from '#lib/routes/lang.ts'
import type { Currency } from '#lib/shop/currency.ts'
import { mask } from '#lib/shop/masks.ts'
import { postalCodeDigits } from '#lib/shop/shipping.ts'
import type { ShippingQuote } from '#lib/shop/shipping.ts'

import { buyBoxSelection } from './buy-box-selection.ts'
import styles from './inline-shipping-quote.module.css'
import { ShippingOptions } from './shipping-options.tsx'

type ShippingAnswerProps = { form: HTMLFormElement; lang: Lang; english: Currency }

type State =
  | { kind: 'idle' | 'invalid' }
  | { kind: 'loading' | 'failed'; postalCode: string; quote?: ShippingQuote | undefined }
  | { kind: 'done'; postalCode: string; quote: ShippingQuote }

// As long as the cart waits for a quantity to settle (spec section 9).
const SETTLED_MS = 300

/**
 * Answers a freight form in place: puts the mask on its field, asks the store for what the buying box holds, and again
 * when that changes. The CEP is remembered for the visit. Loaded at the first focus.
 */
export function InlineShippingQuote({ form, lang, english }: ShippingAnswerProps) {
  const copy = shippingCopy[lang]
  const errorId = useId()
  const [state, setState] = useState<State>({ kind: 'idle' })
  const turn = useRef(0)

  const ask = useCallback(
    async (postalCode: string) => {
      const mine = ++turn.current
      setState((before) => ({
        kind: 'loading',
        postalCode,
        quote: 'quote' in before ? before.quote : undefined,
      }))
      const quote = await quoteFor(postalCode, form, lang)
      if (mine !== turn.current) return
      if (quote === 'invalid') setState({ kind: quote })
      else if (quote === 'failed') setState({ kind: quote, postalCode })
      else setState({ kind: 'done', postalCode, quote })
    },
    [form, lang],
  )

  useEffect(() => {
    const field = codeField(form)
    if (!field) return
    const submit = (event: Event) => {
      event.preventDefault()
      const digits = postalCodeDigits(field.value)
      if (digits) {
        remember(digits)
        void ask(digits)
        return
      }
      turn.current++
      setState({ kind: 'invalid' })
      field.focus()
    }
    const type = () => putMask(field)
    form.addEventListener('submit', submit)
    field.addEventListener('input', type)
    const known = postalCodeDigits(remembered())
    if (!field.value && known) {
      field.value = known
      void ask(known)
    }
    type()
    return () => {
      form.removeEventListener('submit', submit)
      field.removeEventListener('input', type)
    }
  }, [form, ask])

  const asked = 'postalCode' in state ? state.postalCode : undefined
  useEffect(() => {
    if (!asked) return
    let settle: ReturnType<typeof setTimeout>
    const end = buyBoxSelection.subscribe(() => {
      clearTimeout(settle)
      settle = setTimeout(() => void ask(asked), SETTLED_MS)
    })
    return () => {
      clearTimeout(settle)
      end()
    }
  }, [asked, ask])

  const isInvalid = state.kind === 'invalid'
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

  return (
    <div aria-live="polite" aria-busy={state.kind === 'loading'} className={styles.answer}>
      {isInvalid ? (
        <p id={errorId} className={styles.error}>
          {copy.invalid}
        </p>
      ) : null}
      {state.kind === 'loading' && !state.quote ? <p className={styles.quiet}>{copy.asking}</p> : null}
      {state.kind === 'failed' ? (
        <div className={styles.failed}>
          <p className={styles.error}>{copy.failed}</p>
          <Button variant="secondary" size="small" onClick={() => void ask(state.postalCode)}>
            {copy.retry}
          </Button>
        </div>
      ) : null}
      {(state.kind === 'done' || state.kind === 'loading') && state.quote ? (
        <div className={state.kind === 'loading' ? styles.old : styles.found}>
          <p className={styles.quiet}>
            <Icon name="check" size="small" /> {copy.forCode(mask('postalCode', state.postalCode))}
          </p>
          <ShippingOptions quote={state.quote} lang={lang} english={english} />
        </div>
      ) : null}
    </div>
  )
}

function codeField(form: HTMLFormElement) {
  return form.elements.namedItem('cep') as HTMLInputElement | null
}

/** Asks for what the buying box holds; a page without one asks for what its form says. */
async function quoteFor(postalCode: string, form: HTMLFormElement, lang: Lang) {
  const valueOf = (name: string) => (form.elements.namedItem(name) as HTMLInputElement | null)?.value
  const { itemId, quantity } = buyBoxSelection.get()
  try {
    return await getShipping(browserStore(lang), {
      postalCode,
      tipo: valueOf('tipo') === 'produto' ? 'produto' : 'lista',
      itemId: itemId || Number(valueOf('produto')),
      quantity,
    })
  } catch (error) {
    return error instanceof ApiError && error.status === 422 ? 'invalid' : 'failed'
  }
}

function putMask(field: HTMLInputElement) {
  const masked = mask('postalCode', field.value)
  if (masked === field.value) return
  // Somebody who mends a digit in the middle stays there.
  const place = field.selectionStart === field.value.length ? masked.length : field.selectionStart
  field.value = masked
  if (field === document.activeElement) field.setSelectionRange(place, place)
}

// Some browsers forbid storage; then the CEP is asked for on every page.
function remember(postalCode: string) {
  try {
    sessionStorage.setItem('cep', postalCode)
  } catch {}
}

function remembered(): string {
  try {
    return sessionStorage.getItem('cep') ?? ''
  } catch {
    return ''
  }
}
