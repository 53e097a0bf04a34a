import type { Metadata } from 'next'
import { CheckoutTop } from '#app/[lang]/(shop)/(buy)/checkout-top.tsx'
import { AppliedCoupon } from '#components/cart/applied-coupon.tsx'
import { CouponForm } from '#components/cart/coupon-form.tsx'
import { EmptyCart } from '#components/cart/empty-cart.tsx'
import { GoalBar } from '#components/cart/goal-bar.tsx'
import { OrderSummary } from '#components/cart/order-summary.tsx'
import { CheckoutView, EmptyCheckout } from '#components/checkout/checkout-view.tsx'
import { Summary } from '#components/checkout/summary.tsx'
import { fetchCart } from '#lib/client/store/cart.ts'
import { checkoutCopy } from '#lib/copy/checkout.ts'
import { readFlash } from '#lib/handlers/flash.ts'
import { host } from '#lib/host/host.ts'
import { newKey } from '#lib/http/random-key.ts'
import { loadShoppingStart } from '#lib/pages/all-products.ts'
import { loadCheckout } from '#lib/pages/checkout-page.ts'
import { loadSettings } from '#lib/pages/loaders.ts'
import { lastOrder } from '#lib/pages/order-page.ts'
import { visitorStore } from '#lib/pages/store.ts'
import { langOfParam } from '#lib/routes/lang.ts'
import { privateMetadata } from '#lib/seo/metadata.ts'

type Props = {
  params: Promise<{ lang: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { title, description } = checkoutCopy[langOfParam((await params).lang)]
  return privateMetadata(title, description)
}

/** The checkout of the embedded store (contract 4.28 to 4.30). With an external store, only the summary of the cart (P6). */
export default async function CheckoutPage({ params, searchParams }: Props) {
  const lang = langOfParam((await params).lang)
  const { passo, aviso, novo } = await searchParams
  const [store, settings, start] = await Promise.all([
    visitorStore(lang),
    loadSettings(lang),
    loadShoppingStart(lang),
  ])
  if (host().env.storeApiUrl)
    return <OrderSummary cart={(await fetchCart(store)).cart} lang={lang} settings={settings} start={start} />
  const [draft, rejected] = await Promise.all([loadCheckout(store), readFlash()])
  if (draft.items.length === 0)
    return (
      <EmptyCheckout lang={lang} lastOrder={await lastOrder()}>
        <EmptyCart lang={lang} start={start} />
      </EmptyCheckout>
    )
  const error = rejected && 'cupom' in rejected.fields ? rejected.message : undefined
  const coupon = { id: 'cupom', lang, returnTo: 'pagamento', error } as const
  return (
    <>
      <CheckoutTop lang={lang} />
      <CheckoutView
        lang={lang}
        draft={draft}
        step={String(passo ?? '')}
        notice={String(aviso ?? '')}
        isNewAddress={novo === '1'}
        rejected={rejected}
        orderKey={newKey()}
        summary={
          <Summary
            lang={lang}
            draft={draft}
            settings={settings}
            isOpen={error !== undefined}
            goal={<GoalBar subtotal={draft.totals.subtotal} lang={lang} settings={settings} />}
            coupon={
              draft.coupon ? (
                <AppliedCoupon {...coupon} coupon={draft.coupon} />
              ) : draft.takesCoupons ? (
                <CouponForm {...coupon} typed={rejected?.fields['cupom']} />
              ) : null
            }
          />
        }
      />
    </>
  )
}
