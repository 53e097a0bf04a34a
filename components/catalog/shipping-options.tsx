import { shippingCopy } from '#lib/copy/shipping.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { BRL, chargedReais, formatMoney, type Currency } from '#lib/shop/currency.ts'
import type { Cents } from '#lib/shop/money.ts'
import type { ShippingQuote } from '#lib/shop/shipping.ts'

import styles from './shipping-options.module.css'

type ShippingOptionsProps = { quote: ShippingQuote; lang: Lang; english: Currency }

/** The delivery options with price and time (contract 4.19), or a message that there are none. */
export function ShippingOptions({ quote, lang, english }: ShippingOptionsProps) {
  const copy = shippingCopy[lang]
  const { options, note } = quote
  if (options.length === 0) return <p className={styles.none}>{note || copy.nowhere}</p>
  return (
    <>
      <ul role="list" aria-label={copy.results}>
        {options.map(({ id, label, price, time }) => (
          <li key={id} className={styles.option}>
            <span className={styles.label}>{label}</span>
            {price === 0 ? (
              <strong className={styles.free}>{copy.free}</strong>
            ) : (
              <strong className={styles.price}>{formatMoney(price, lang === 'en' ? english : BRL)}</strong>
            )}
            {time ? <span className={styles.more}>{copy.within(time)}</span> : null}
            {price > 0 && lang === 'en' ? <Charged price={price} english={english} /> : null}
          </li>
        ))}
      </ul>
      {note ? <p className={styles.note}>{note}</p> : null}
    </>
  )
}

function Charged({ price, english }: { price: Cents; english: Currency }) {
  const charged = chargedReais(price, english)
  return charged ? <span className={styles.more}>{shippingCopy.en.charged(charged)}</span> : null
}
