import { Link } from '#components/ui/link.tsx'
import { kitCopy } from '#lib/copy/kit.ts'
import { productCopy } from '#lib/copy/product.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath } from '#lib/routes/paths.ts'
import { formatMoney } from '#lib/shop/currency.ts'
import { canBuy, type Kit } from '#lib/shop/kit.ts'
import { saving } from '#lib/shop/kit-price.ts'
import { isOpenKit } from '#lib/shop/product.ts'
import { flavourLike, kitQuery } from '#lib/shop/kit-address.ts'

import styles from './kit-links.module.css'

type KitLinksProps = {
  kits: readonly Kit[]
  /** The `itemId` of the kit in the buy box. */
  current: number
  /** The preselected flavour; 0 for none. */
  flavour?: number | undefined
  /** The path of the product page, without language. */
  path: string
  lang: Lang
}

/**
 * The sizes of a product's kits with price and saving, above the price of the buy box. Each is the address of its kit with the chosen
 * flavour, if the kit has it (R52); without a flavour the smallest one is the product's own address. `components/shell/kit-size-links.ts` follows the choice.
 */
export function KitLinks({ kits, current, flavour = 0, path, lang }: KitLinksProps) {
  const bySize = kits.toSorted((a, b) => a.units - b.units)
  if (bySize.length < 2) return null
  const address = localePath(lang, path)
  const shown = kits.find(({ itemId }) => itemId === current)
  const flavours = shown?.hasFlavours ? shown.flavours : []
  const chosen = flavours.find(({ id }) => id === flavour)
  // The badges of all sizes do not fit on a phone; two sizes are compared by their savings.
  const badged = bySize.length > 2 ? bySize.find((kit) => kit.badge && canBuy(kit)) : undefined
  return (
    <nav aria-label={productCopy[lang].kitSize} data-print="off">
      <p className={styles.label}>
        {productCopy[lang].kitSize + (badged ? ` · ${badged.badge}: ${badged.title}` : '')}
      </p>
      <ul role="list" className={styles.list}>
        {bySize.map((kit, index) => (
          <li key={kit.id}>
            <Link
              href={address + (index > 0 || flavourLike(kit, chosen) ? kitQuery(kit, chosen) : '')}
              data-items={
                kit === shown || (index > 0 && !isOpenKit(kit))
                  ? ''
                  : [index && kit.itemId, ...flavours.map((each) => flavourLike(kit, each)?.id ?? 0)].join(
                      ' ',
                    )
              }
              aria-current={kit.itemId === current ? 'true' : undefined}
              className={styles.link}
            >
              <strong>{kit.title}</strong>
              {canBuy(kit) ? priceAndSaving(kit, lang) : kitCopy[lang].soldOut}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

// One text, in which a line can break before the saving.
function priceAndSaving({ price = 0, priceFrom }: Kit, lang: Lang): string {
  const saved = saving(price, priceFrom)
  return formatMoney(price, lang) + (saved ? ` −${saved.percent}%` : '')
}
