import { Button } from '#components/ui/button.tsx'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath, paths } from '#lib/routes/paths.ts'
import { swapKey } from '#lib/shop/kit-swap.ts'
import type { KitSwap } from '#lib/shop/packing-swaps.ts'
import { CartKitOffer, swapTexts } from './cart-kit-offer.tsx'

/** The offer of cheaper kits on the cart page, as a plain form that names the kits and the amounts on display (P6). */
export function SwapForm({ swap, lang }: { swap: KitSwap; lang: Lang }) {
  const { text, label } = swapTexts(swap, lang)
  return (
    <form method="post" action={localePath(lang, paths.cartChange())}>
      <input type="hidden" name="kits" value={swapKey(swap)} />
      <input type="hidden" name="preco" value={swap.price} />
      <input type="hidden" name="atual" value={swap.priceNow} />
      <CartKitOffer swap={swap} lang={lang}>
        <Button type="submit" name="acao" value="trocar" variant="secondary" size="small" aria-label={label}>
          {text}
        </Button>
      </CartKitOffer>
    </form>
  )
}
