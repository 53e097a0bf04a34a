import type { ReactNode } from 'react'
import { Icon } from '#components/ui/icon.tsx'
import { checkoutCopy } from '#lib/copy/checkout.ts'
import type { Lang } from '#lib/routes/lang.ts'
import styles from './checkout-bar.module.css'

type CheckoutBarProps = {
  lang: Lang
  /** The link to the page in the other language. */
  language: ReactNode
  /** The page that it leads back to, with its path in the language. */
  back: { text: string; path: string }
}

/**
 * The top of the checkout and of a card payment, where nothing leads the buyer away: the shop's header keeps only its logo, the footer only policies,
 * contact and company, as long as this bar is on the page (checkout-bar.module.css).
 */
export function CheckoutBar({ lang, language, back }: CheckoutBarProps) {
  return (
    <div className={styles.bar}>
      <p className={styles.secure}>
        <Icon name="lock" size="small" />
        {checkoutCopy[lang].secure}
      </p>
      <div className={styles.links}>
        <a href={back.path} className={styles.back}>
          <Icon name="chevron" size="small" />
          {back.text}
        </a>
        {language}
      </div>
    </div>
  )
}
