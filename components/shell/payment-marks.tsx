import { shellCopy } from '#lib/copy/shell.ts'
import type { Lang } from '#lib/routes/lang.ts'
import styles from './footer.module.css'

const CARDS = ['Visa', 'Mastercard', 'Elo', 'American Express', 'Hipercard']
const PIX = 'M12 3l9 9-9 9-9-9zM8 12l4-4 4 4-4 4z'
const BOLETO = 'M4 5v14M7 5v14M10.5 5v14M13 5v14M17 5v14M20 5v14'

/** The payment methods by name: the logos of the card brands are trademarks (spec section 2). */
export function PaymentMarks({ lang }: { lang: Lang }) {
  const { payments, boleto } = shellCopy[lang]
  const methods = [
    { name: 'Pix', path: PIX },
    ...CARDS.map((name) => ({ name, path: undefined })),
    { name: boleto, path: BOLETO },
  ]
  return (
    <ul role="list" aria-label={payments} className={styles.payments}>
      {methods.map(({ name, path }) => (
        <li key={name}>
          {path && (
            <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
              <path d={path} />
            </svg>
          )}
          {name}
        </li>
      ))}
    </ul>
  )
}
