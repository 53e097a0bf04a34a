'use client'

import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react'
import { showToast } from '#components/ui/toast.ts'
import { couponCopy } from '#lib/copy/coupon.ts'
import { readCookie } from '#lib/http/cookies.ts'
import type { ShopCart } from '#lib/shop/cart.ts'
import { SENT_COUPON_COOKIE, sentCouponCookie, sentCouponIn } from '#lib/shop/sent-coupon.ts'
import type { CartControl } from './cart-control.ts'
import type { CartProps } from './cart-props.ts'
import { appliedCouponId, AppliedCoupon } from './applied-coupon.tsx'
import { couponQuestionId, CouponForm } from './coupon-form.tsx'

type DrawerCouponProps = Pick<CartProps, 'lang' | 'settings'> & { cart: CartControl; content: ShopCart }

interface Attempt {
  code: string
  isBusy?: boolean
  isOpen?: boolean
  error?: string | undefined
  /** The cart to which the error belongs. */
  cart?: ShopCart | undefined
}

/** The coupon of the drawer: the field for a code, or the coupon of the cart (contract 4.20). */
export function DrawerCoupon({ cart, content, lang }: DrawerCouponProps) {
  const id = useId()
  const copy = couponCopy[lang]
  const [attempt, setAttempt] = useState<Attempt>({ code: '' })
  const { isBusy } = attempt
  // With another cart the store may accept the code.
  const error = attempt.cart === cart.current() ? attempt.error : undefined
  const isApplied = content.coupon !== undefined
  const wasSent = useRef(false)

  // The pressed button has been removed: the focus moves to the coupon, or to the question that expands the field.
  useEffect(() => {
    if (wasSent.current)
      document.getElementById(isApplied ? appliedCouponId(id) : couponQuestionId(id))?.focus()
  }, [id, isApplied])

  // The footer of the drawer would cover the answer below the field.
  useEffect(() => {
    if (error) document.getElementById(id)?.scrollIntoView({ block: 'center' })
  }, [id, error])

  const send = async (event: SubmitEvent<HTMLFormElement>, action: 'apply' | 'remove') => {
    event.preventDefault()
    if (isBusy) return
    const field = event.currentTarget.elements.namedItem('cupom') as HTMLInputElement
    const code = field.value.trim()
    if (code === '') {
      setAttempt({ code, error: copy.empty, isOpen: true, cart: cart.current() })
      field.focus()
      return
    }
    wasSent.current = true
    setAttempt({ code, isBusy: true })
    const result = await cart.coupon(action, code)
    if (result.kind === 'accepted') {
      // The cart of an external store does not name its coupon (platform 3.6).
      const isNamed = cart.current()?.coupon !== undefined
      storeSentCoupon(action === 'apply' && !isNamed ? code : '')
      // If the cart does not name the coupon, the focus stays in the field, so the field stays expanded.
      field.value = ''
      setAttempt({ code: '', isOpen: true })
      // A coupon that the cart names shows so itself, with the focus; a toast would cover the total.
      if (action === 'remove' || !isNamed)
        showToast({ kind: 'success', text: action === 'apply' ? copy.accepted(code) : copy.removed })
      return
    }
    const reason = result.kind === 'rejected' ? result.reason || copy.rejected : copy.failed
    setAttempt({ code, error: reason, cart: cart.current() })
    field.focus()
  }

  if (content.coupon)
    return (
      <AppliedCoupon
        id={id}
        coupon={content.coupon}
        lang={lang}
        isBusy={isBusy ?? false}
        error={error}
        onSubmit={(event) => void send(event, 'remove')}
      />
    )
  if (!content.takesCoupons) return null
  const sent = sentCouponIn(readCookie(document.cookie, SENT_COUPON_COOKIE), content)
  return (
    <CouponForm
      id={id}
      lang={lang}
      error={error}
      sent={sent}
      isBusy={isBusy ?? false}
      isOpen={attempt.isOpen ?? attempt.code !== ''}
      onEdit={() => error && setAttempt({ code: attempt.code, isOpen: true })}
      onSubmit={(event) => void send(event, 'apply')}
    />
  )
}

function storeSentCoupon(code: string) {
  document.cookie = sentCouponCookie(code, location.protocol === 'https:')
}
