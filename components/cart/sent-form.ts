import { isCartNotice, type CartNotice } from '#lib/copy/cart-notices.ts'
import { LARGEST_QUANTITY } from '#lib/shop/cart.ts'
import { appliedCouponId } from './applied-coupon.tsx'
import { couponQuestionId } from './coupon-form.tsx'

/** Sends a plain form of the cart without loading a page; resolves to the notice of the next page. Throws when nothing was changed. */
export async function sendCartForm(action: string, body: URLSearchParams): Promise<CartNotice | undefined> {
  // keepalive: a visitor who leaves the page has still made the change.
  const headers = { accept: 'application/json' }
  const response = await fetch(action, { method: 'POST', body, headers, keepalive: true })
  const next = response.headers.get('location')
  if (response.status !== 204 || next === null)
    throw new Error(`The form was answered with ${response.status}.`)
  const notice = new URL(next, action).searchParams.get('aviso')
  return isCartNotice(notice) ? notice : undefined
}

/** What a form of the cart sends: text and hidden fields, and the pressed button, which says what to do. */
export function bodyOf(form: HTMLFormElement, submitter: HTMLElement | null): URLSearchParams {
  const fields = [...form.querySelectorAll('input')].map(({ name, value }) => [name, value])
  const pressed =
    submitter instanceof HTMLButtonElement && submitter.name ? [[submitter.name, submitter.value]] : []
  return new URLSearchParams([...fields, ...pressed])
}

const STEPS: Readonly<Record<string, number>> = { mais: 1, menos: -1 }

/** Shows in the field of a line what a step button will make of its number, before the store answers; false when it cannot be made. The store lowers a typed number. */
export function stepQuantity(field: HTMLInputElement, action: string | undefined): boolean {
  const step = STEPS[action ?? ''] ?? 0
  const next = Number(field.value) + step
  if (next < 1 || (step > 0 && next > LARGEST_QUANTITY)) return false
  field.value = String(next)
  return true
}

/** Focuses the rejected field of a sent form. When the pressed button is gone or disabled, the field of its line, its coupon, else the heading. */
export function focusAfter(form: HTMLFormElement, couponId: string): void {
  const { activeElement } = document
  const rejected = form.isConnected ? form.querySelector<HTMLElement>('[aria-invalid=true]') : null
  if (rejected) {
    rejected.focus()
    // A field that has the focus already is not scrolled by it, and the bar of a phone would cover its error (code-form.module.css).
    return rejected.scrollIntoView({ block: 'nearest' })
  }
  if (activeElement && activeElement !== document.body && !activeElement.matches(':disabled')) return
  const ids = form.elements.namedItem('cupom') ? [appliedCouponId(couponId), couponQuestionId(couponId)] : []
  const places = [
    form.isConnected ? form.querySelector<HTMLElement>('[name=quantidade]') : null,
    ...ids.map((id) => document.getElementById(id)),
    document.querySelector('h1'),
  ]
  places.find((place) => place)?.focus({ preventScroll: true })
}
