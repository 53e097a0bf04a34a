import type { ReactNode } from 'react'
import { buttonClass } from '#components/ui/button.tsx'
import { Drawing, paint } from '#components/ui/drawing.tsx'
import { Link } from '#components/ui/link.tsx'
import { cartCopy } from '#lib/copy/cart.ts'
import type { ShoppingStart } from '#lib/content/shell.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath } from '#lib/routes/paths.ts'
import styles from './empty-cart.module.css'

type EmptyCartProps = {
  lang: Lang
  start: ShoppingStart
  /** Called when the visitor follows the link. */
  onLeave?: (() => void) | undefined
  /** Further actions, below the link. */
  children?: ReactNode
}

/** The empty cart, with a link to the products. */
export function EmptyCart({ lang, start, onLeave, children }: EmptyCartProps) {
  return (
    <div className={styles.empty}>
      <EmptyCartDrawing />
      <p className={styles.title}>{cartCopy[lang].empty}</p>
      {start.hint ? <p>{start.hint}</p> : null}
      <Link
        href={localePath(lang, start.path)}
        className={buttonClass()}
        {...(onLeave && { onClick: onLeave })}
      >
        {start.label}
      </Link>
      {children}
    </div>
  )
}

// The illustration of the empty cart: a basket with a leaf beside it.
function EmptyCartDrawing() {
  return (
    <Drawing>
      <path className={paint.coral} d="M63 87h68l-8 47H70z" />
      <path className={paint.green} d="M143 131c1-14 11-22 24-22 0 13-9 22-24 22z" />
      <path d="M60 82h78l-7 52H67zM55 82h88M64 99h70M66 116h66M82 82l3 52M99 82v52M116 82l-3 52M74 82c0-46 50-46 50 0" />
      <path d="M147 134c0-14 10-22 23-22 0 13-8 21-23 22 6-6 11-10 16-14" />
    </Drawing>
  )
}
