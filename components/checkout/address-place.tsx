import type { ReactNode } from 'react'
import { checkoutCopy } from '#lib/copy/checkout.ts'
import type { Lang } from '#lib/routes/lang.ts'
import styles from './checkout-form.module.css'

type AddressPlaceProps = {
  /** City and state; '' while they are unknown. */
  place: string
  lang: Lang
  /** Their fields. */
  children: ReactNode
}

/** City and state of a known CEP as the summary of a details element with their fields; while they are unknown, only the fields. */
export function AddressPlace({ place, lang, children }: AddressPlaceProps) {
  const { change, cityAndState } = checkoutCopy[lang]
  return (
    <details className={styles.place} open={place === ''}>
      <summary>
        <span data-checkout="place">{place}</span>{' '}
        <span className={styles.open}>
          {change} <span className="visually-hidden">{cityAndState}</span>
        </span>
      </summary>
      <div className={styles.pair}>{children}</div>
    </details>
  )
}
