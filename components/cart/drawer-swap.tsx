'use client'

import { Button } from '#components/ui/button.tsx'
import { cheaperKitCopy } from '#lib/copy/cheaper-kit.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { lineName } from '#lib/shop/line-name.ts'
import type { KitSwap } from '#lib/shop/kit-swap.ts'
import { CartKitOffer } from './cart-kit-offer.tsx'

type DrawerSwapProps = { swap: KitSwap; lang: Lang; onTake: () => void }

/** The offer of a cheaper kit in the drawer. */
export function DrawerSwap({ swap, lang, onTake }: DrawerSwapProps) {
  const take = cheaperKitCopy[lang].take(swap.title)
  return (
    <CartKitOffer swap={swap} lang={lang}>
      <Button
        variant="secondary"
        size="small"
        aria-label={`${take}: ${swap.lines.map(lineName).join(', ')}`}
        onClick={onTake}
      >
        {take}
      </Button>
    </CartKitOffer>
  )
}
