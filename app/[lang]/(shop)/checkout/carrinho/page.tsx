import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { CartPage } from '#components/cart/cart-page.tsx'
import { loadGapProducts, loadWaysFromEmptyCart } from '#lib/pages/gap-products.ts'
import { loadKitSwaps } from '#lib/pages/kit-swaps.ts'
import { loadShoppingStart } from '#lib/pages/all-products.ts'
import { loadSettings } from '#lib/pages/loaders.ts'
import { visitorStore } from '#lib/pages/store.ts'
import { fetchCart } from '#lib/client/store/cart.ts'
import { host } from '#lib/host/host.ts'
import { whatsappUrl } from '#lib/config/company.ts'
import { paymentMethods, takesOrders } from '#lib/config/own-checkout.ts'
import { cartCopy } from '#lib/copy/cart.ts'
import { isCartNotice } from '#lib/copy/cart-notices.ts'
import { headsCopy } from '#lib/copy/heads.ts'
import { readFlash } from '#lib/handlers/flash.ts'
import { hasBrandTexts } from '#lib/routes/brand-texts.ts'
import { langOfParam } from '#lib/routes/lang.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { removedIn } from '#lib/shop/removed-line.ts'
import { swappedIn } from '#lib/shop/swapped-lines.ts'
import { SENT_COUPON_COOKIE, sentCouponIn } from '#lib/shop/sent-coupon.ts'
import { privateMetadata } from '#lib/seo/metadata.ts'

type Props = {
  params: Promise<{ lang: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = langOfParam((await params).lang)
  return privateMetadata(cartCopy[lang].title, headsCopy[lang].cart)
}

/** The cart page, which works without JavaScript; used when no external checkout is configured (P6). */
export default async function CartRoute({ params, searchParams }: Props) {
  const lang = langOfParam((await params).lang)
  const { aviso } = await searchParams
  const [{ cart, messages }, settings, start] = await Promise.all([
    fetchCart(await visitorStore(lang)),
    loadSettings(lang),
    loadShoppingStart(lang),
  ])
  const flash = await readFlash()
  const removed = removedIn(flash, cart)
  const swapped = swappedIn(flash, cart)
  return (
    <CartPage
      cart={cart}
      messages={messages}
      notice={isCartNotice(aviso) ? aviso : undefined}
      rejected={removed || swapped ? undefined : flash}
      removed={removed}
      swaps={await loadKitSwaps(lang, cart, settings)}
      swapped={swapped}
      gapProducts={await loadGapProducts(lang, cart, settings)}
      {...(cart.items.length === 0 && (await loadWaysFromEmptyCart(lang)))}
      takesGifts={takesOrders(host().env)}
      payments={paymentMethods(host().env)}
      sentCoupon={sentCouponIn((await cookies()).get(SENT_COUPON_COOKIE)?.value ?? '', cart)}
      lang={lang}
      settings={settings}
      start={start}
      whatsappUrl={whatsappUrl(cartCopy[lang].whatsappText, host().company.whatsapp)}
      servicePage={hasBrandTexts() ? pagePaths.service() : undefined}
    />
  )
}
