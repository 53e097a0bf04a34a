import type { ReactNode } from 'react'
import { buttonClass } from '#components/ui/button.tsx'
import { Link } from '#components/ui/link.tsx'
import { cartCopy } from '#lib/copy/cart.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath, paths } from '#lib/routes/paths.ts'
import { EmptyCartDrawing } from './empty-cart-drawing.tsx'
import styles from './empty-cart.module.css'

type EmptyCartProps = {
  lang: Lang
  onLeave?: (() => void) | undefined
  /** More actions. */
  children?: ReactNode
}

/** The empty cart, with a link to the products. */
export function EmptyCart({ lang, onLeave, children }: EmptyCartProps) {
  const { empty, emptyHint, seeCollagen } = cartCopy[lang]
  return (
    <div className={styles.empty}>
      <EmptyCartDrawing />
      <p className={styles.title}>{empty}</p>
      <p>{emptyHint}</p>
      <Link
        href={localePath(lang, paths.collagen())}
        className={buttonClass()}
        {...(onLeave && { onClick: onLeave })}
      >
        {seeCollagen}
      </Link>
      {children}
    </div>
  )
}
