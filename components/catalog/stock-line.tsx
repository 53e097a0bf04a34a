import { classNames } from '#components/ui/class-names.ts'
import { Icon } from '#components/ui/icon.tsx'
import { productCopy } from '#lib/copy/product.ts'
import type { Lang } from '#lib/routes/lang.ts'

import styles from './stock-line.module.css'

type StockLineProps = { inStock: boolean; lang: Lang; className?: string | undefined }

/** Whether the product is in stock, as text and colour. */
export function StockLine({ inStock, lang, className }: StockLineProps) {
  const copy = productCopy[lang]
  return (
    <p className={classNames(styles.stock, !inStock && styles.gone, className)}>
      <Icon name={inStock ? 'check' : 'alert'} size="small" />
      {inStock ? copy.inStock : copy.soldOut}
    </p>
  )
}
