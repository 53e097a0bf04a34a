import { shippingCopy } from '#lib/copy/shipping.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { convertedMoney, formatMoney, type Conversion } from '#lib/shop/currency.ts'
import { dayInWords } from '#lib/content/day-in-words.ts'
import type { Cents } from '#lib/shop/money.ts'
import type { ShippingQuote } from '#lib/shop/shipping.ts'

import styles from './shipping-options.module.css'

type ShippingOptionsProps = { quote: ShippingQuote; lang: Lang; conversion: Conversion | undefined }

/** The delivery options with price and time (contract 4.19), or a message that there are none. */
export function ShippingOptions({ quote, lang, conversion }: ShippingOptionsProps) {
  const copy = shippingCopy[lang]
  const { options, note } = quote
  if (options.length === 0) return <p className={styles.none}>{note || copy.nowhere}</p>
  return (
    <>
      <ul role="list" aria-label={copy.results}>
        {options.map(({ label, price, time, until }, index) => (
          <li key={index} className={styles.option}>
            <span className={styles.label}>{label}</span>
            {price === 0 ? <strong className={styles.free}>{copy.free}</strong> : null}
            {price ? <strong className={styles.price}>{formatMoney(price, lang)}</strong> : null}
            {price ? <About price={price} lang={lang} conversion={conversion} /> : null}
            {until ? <span className={styles.more}>{copy.arrives(dayInWords(until, lang))}</span> : null}
            {time && !until ? <span className={styles.more}>{timeText(time, lang)}</span> : null}
          </li>
        ))}
      </ul>
      {note ? <p className={styles.note}>{note}</p> : null}
    </>
  )
}

// A store sends a bare number of days, a text such as '5 dias', or a whole sentence (platform 3.6).
function timeText(time: string, lang: Lang): string {
  const { days, within } = shippingCopy[lang]
  if (/^\d+$/.test(time)) return within(days(Number(time)))
  return /^\d/.test(time) ? within(time) : time
}

function About({ price, lang, conversion }: { price: Cents } & Omit<ShippingOptionsProps, 'quote'>) {
  const about = convertedMoney(price, lang, conversion)
  return about ? <span className={styles.more}>{shippingCopy[lang].about(about)}</span> : null
}
