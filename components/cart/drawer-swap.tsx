'use client'

import { Button } from '#components/ui/button.tsx'
import type { Lang } from '#lib/routes/lang.ts'
import type { KitSwap } from '#lib/shop/packing-swaps.ts'
import { CartKitOffer, swapTexts } from './cart-kit-offer.tsx'

type DrawerSwapProps = { swap: KitSwap; lang: Lang; onTake: () => void }

/** The offer of cheaper kits in the drawer. */
export function DrawerSwap({ swap, lang, onTake }: DrawerSwapProps) {
  const { text, label } = swapTexts(swap, lang)
  return (
    <CartKitOffer swap={swap} lang={lang}>
      <Button variant="secondary" size="small" aria-label={label} onClick={onTake}>
        {text}
      </Button>
    </CartKitOffer>
  )
}
