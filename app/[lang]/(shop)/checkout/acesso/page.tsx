import type { Metadata } from 'next'
import { AccessForms } from '#components/account/access-forms.tsx'
import { SignedIn } from '#components/account/signed-in.tsx'
import { NoOrders } from '#components/checkout/no-orders.tsx'
import { LatestOrder } from '#components/checkout/order-list.tsx'
import { readFlash } from '#lib/handlers/flash.ts'
import { takesOrders } from '#lib/config/own-checkout.ts'
import { host } from '#lib/host/host.ts'
import { loadNoOrders } from '#lib/pages/no-orders.ts'
import { ordersOfAccount, orderToKeep } from '#lib/pages/order-page.ts'
import { visitorStore } from '#lib/pages/store.ts'
import { fetchCart } from '#lib/client/store/cart.ts'
import { getSignedInVisitor } from '#lib/client/store/user.ts'
import { accountCopy } from '#lib/copy/account.ts'
import { headsCopy } from '#lib/copy/heads.ts'
import { langOfParam, type Lang } from '#lib/routes/lang.ts'
import { privateMetadata } from '#lib/seo/metadata.ts'
import { RETURN_FIELD, TO_CHECKOUT } from '#lib/shop/checkout.ts'
import { readKeptOrders } from '#lib/shop/order.ts'

type Props = {
  params: Promise<{ lang: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = langOfParam((await params).lang)
  return privateMetadata(accountCopy[lang].title, headsCopy[lang].access)
}

/** The sign-in and sign-up page of the store, used when no external account area is configured (P6). */
export default async function AccessPage({ params, searchParams }: Props) {
  const lang = langOfParam((await params).lang)
  const { erro, aviso, pedido, [RETURN_FIELD]: volta } = await searchParams
  const visitor = await getSignedInVisitor(await visitorStore(lang))
  const { env } = host()
  const hasOrders = takesOrders(env)
  const flash = await readFlash()
  if (visitor) {
    const latest = hasOrders ? (await ordersOfAccount(lang))?.[0] : undefined
    return (
      <SignedIn
        lang={lang}
        visitor={visitor}
        markerKey={env.loginMarkerKey}
        hasOrders={hasOrders}
        orders={readKeptOrders(flash?.fields ?? {})}
        latest={
          latest ? (
            <LatestOrder order={latest} lang={lang} />
          ) : hasOrders ? (
            <NoOrders {...await loadNoOrders(lang)} lang={lang} />
          ) : null
        }
      />
    )
  }
  const [order, hasCart] = hasOrders
    ? await Promise.all([orderToKeep(lang, String(pedido ?? '')), hasProducts(lang)])
    : [undefined, false]
  return (
    <AccessForms
      lang={lang}
      reason={String(erro ?? '')}
      rejected={flash}
      notice={String(aviso ?? '')}
      recoverySender={env.storeApiUrl ? 'store' : env.smtpUrl ? 'mail' : 'team'}
      hasOrders={hasOrders}
      hasCart={hasCart}
      order={order}
      isForCheckout={volta === TO_CHECKOUT}
    />
  )
}

// The page works without the cart.
async function hasProducts(lang: Lang): Promise<boolean> {
  try {
    return (await fetchCart(await visitorStore(lang))).cart.count > 0
  } catch {
    return false
  }
}
