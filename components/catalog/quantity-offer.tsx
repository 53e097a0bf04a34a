'use client'

import type { MouseEvent } from 'react'
import { useQuery } from '@tanstack/react-query'
import { usePathname } from 'next/navigation'
import { currentSize, keepPlace } from '#lib/state/keep-place.ts'
import { Link } from '#components/ui/link.tsx'
import { queryClient } from '#lib/browser/cart-query.ts'
import { kitsQuery } from '#lib/browser/kits-query.ts'
import { cheaperKitCopy } from '#lib/copy/cheaper-kit.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { barePath } from '#lib/routes/paths.ts'
import { cheaperKit } from '#lib/shop/cheaper-kit.ts'
import { formatMoney } from '#lib/shop/currency.ts'
import type { Flavour } from '#lib/shop/kit.ts'
import type { BuyOption } from '#lib/shop/product.ts'
import styles from './quantity-offer.module.css'

type QuantityOfferProps = {
  option: Pick<BuyOption, 'units' | 'itemId' | 'price'>
  quantity: number
  chosen: Flavour | undefined
  lang: Lang
  /** Called when the visitor takes the kit. */
  onTake: () => void
}

/** Formats the price of a quantity. */
export function totalOf(price: number, quantity: number, lang: Lang): string {
  return formatMoney(price * quantity, lang)
}

/** Offers the kit that has at least the packages of the chosen quantity for less; a press on its link selects that kit. */
export function QuantityOffer({ option, quantity, chosen, lang, onTake }: QuantityOfferProps) {
  const pathname = usePathname()
  const { data = [] } = useQuery(kitsQuery(lang, barePath(pathname)), queryClient())
  const kit = cheaperKit(data, option, quantity, chosen)
  const copy = cheaperKitCopy[lang]
  const money = (amount: number) => formatMoney(amount, lang)
  const take = ({ currentTarget }: MouseEvent) => {
    const size = currentSize()
    if (size) keepPlace(currentTarget, size.getBoundingClientRect().top)
    onTake()
  }
  return (
    <div role="status" className={styles.region}>
      {kit ? (
        <p className={styles.offer}>
          {kit.hasMore
            ? copy.offerOfMore(kit.title, money(kit.price), quantity * option.units, money(kit.priceOneByOne))
            : copy.offer(kit.title, money(kit.price), money(kit.priceOneByOne))}{' '}
          <Link href={pathname + kit.query} replace scroll={false} onClick={take}>
            {copy.take(kit.title)}
          </Link>
        </p>
      ) : null}
    </div>
  )
}
