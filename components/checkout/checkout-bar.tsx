import type { ReactNode } from 'react'
import { Icon } from '#components/ui/icon.tsx'
import { checkoutCopy } from '#lib/copy/checkout.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath, paths } from '#lib/routes/paths.ts'
import styles from './checkout-bar.module.css'

type CheckoutBarProps = {
  lang: Lang
  /** The link to the page in the other language. */
  language: ReactNode
}

/**
 * The top of the checkout, where nothing leads the buyer away: the shop's header keeps only its logo, the footer only policies,
 * contact and company, as long as this bar is on the page (checkout-bar.module.css).
 */
export function CheckoutBar({ lang, language }: CheckoutBarProps) {
  const copy = checkoutCopy[lang]
  return (
    <div className={styles.bar}>
      <p className={styles.secure}>
        <Icon name="lock" size="small" />
        {copy.secure}
      </p>
      <div className={styles.links}>
        <a href={localePath(lang, paths.cart())} className={styles.back}>
          <Icon name="chevron" size="small" />
          {copy.backToCart}
        </a>
        {language}
      </div>
    </div>
  )
}
