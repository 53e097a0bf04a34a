import { Link } from '#components/ui/link.tsx'
import { productCopy } from '#lib/copy/product.ts'
import { languageTag, type Lang } from '#lib/routes/lang.ts'
import { localePath } from '#lib/routes/paths.ts'
import type { Flavour } from '#lib/shop/kit.ts'

import styles from './buy-box.module.css'

type AvailableFlavoursProps = {
  flavours: readonly Flavour[]
  /** The path of the product page, without language. */
  path: string
  lang: Lang
}

/** The flavours in stock as links that select them, for a page whose address selects a sold-out one (R52). */
export function AvailableFlavours({ flavours, path, lang }: AvailableFlavoursProps) {
  const inStock = flavours.filter((flavour) => flavour.inStock)
  const parts = new Intl.ListFormat(languageTag(lang)).formatToParts(inStock.map(({ id }) => String(id)))
  return (
    <p className={styles.available}>
      {productCopy[lang].availableIn}{' '}
      {parts.map(({ type, value }) => {
        const flavour = type === 'element' && inStock.find(({ id }) => String(id) === value)
        return flavour ? (
          <Link key={value} href={`${localePath(lang, path)}?sabor=${flavour.id}`} replace scroll={false}>
            {flavour.name}
          </Link>
        ) : (
          value
        )
      })}
    </p>
  )
}
