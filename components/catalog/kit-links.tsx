import { Link } from '#components/ui/link.tsx'
import { kitCopy } from '#lib/copy/kit.ts'
import { productCopy } from '#lib/copy/product.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath } from '#lib/routes/paths.ts'
import { formatMoney } from '#lib/shop/currency.ts'
import { canBuy, type Kit } from '#lib/shop/kit.ts'
import { preselectedItem } from '#lib/shop/product.ts'

import styles from './kit-links.module.css'

type KitLinksProps = {
  kits: readonly Kit[]
  /** The `itemId` of the kit in the buy box. */
  current: number
  /** The path of the product page, without language. */
  path: string
  lang: Lang
}

/**
 * The sizes of a product's kits, above the price of the buy box. Each is the address of its kit with a flavour preselected (R52);
 * the smallest one is the product's own address, where no flavour is chosen.
 */
export function KitLinks({ kits, current, path, lang }: KitLinksProps) {
  const bySize = kits.toSorted((a, b) => a.units - b.units)
  if (bySize.length < 2) return null
  const address = localePath(lang, path)
  return (
    <nav aria-label={productCopy[lang].kitSize} data-print="off">
      <p aria-hidden="true" className={styles.label}>
        {productCopy[lang].kitSize}
      </p>
      <ul role="list" className={styles.list}>
        {bySize.map((kit, index) => (
          <li key={kit.id}>
            <Link
              href={index === 0 ? address : `${address}?sabor=${preselectedItem(kit)}`}
              aria-current={kit.itemId === current ? 'true' : undefined}
              replace
              scroll={false}
              className={styles.link}
            >
              <strong>{kit.title}</strong>
              {canBuy(kit) ? formatMoney(kit.price ?? 0, lang) : kitCopy[lang].soldOut}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
