import { Button } from '#components/ui/button.tsx'
import { cheaperKitCopy } from '#lib/copy/cheaper-kit.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath, paths } from '#lib/routes/paths.ts'
import type { KitSwap } from '#lib/shop/kit-swap.ts'
import { lineName } from '#lib/shop/line-name.ts'
import { CartKitOffer } from './cart-kit-offer.tsx'

/** The offer of a cheaper kit on the cart page, as a plain form that names the kit and the amounts on display (P6). */
export function SwapForm({ swap, lang }: { swap: KitSwap; lang: Lang }) {
  const { kit, lines, title, price, priceNow } = swap
  const take = cheaperKitCopy[lang].take(title)
  return (
    <form method="post" action={localePath(lang, paths.cartChange())}>
      <input type="hidden" name="kit" value={kit.idProduto} />
      <input type="hidden" name="preco" value={price} />
      <input type="hidden" name="atual" value={priceNow} />
      <CartKitOffer swap={swap} lang={lang}>
        <Button
          type="submit"
          name="acao"
          value="trocar"
          variant="secondary"
          size="small"
          aria-label={`${take}: ${lines.map(lineName).join(', ')}`}
        >
          {take}
        </Button>
      </CartKitOffer>
    </form>
  )
}
