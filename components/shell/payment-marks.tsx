import { paymentNames } from '#lib/content/payment-names.ts'
import { shellCopy } from '#lib/copy/shell.ts'
import type { Lang } from '#lib/routes/lang.ts'
import styles from './footer.module.css'

// SVG paths of the icons of methods that have a neutral symbol.
const PIX = 'M12 3l9 9-9 9-9-9zM8 12l4-4 4 4-4 4z'
const BOLETO = 'M4 5v14M7 5v14M10.5 5v14M13 5v14M17 5v14M20 5v14'
const DRAWINGS: Readonly<Record<string, string>> = { Pix: PIX, Boleto: BOLETO }

/** The names of the brand's payment methods, without the logos of the card brands, which are trademarks (spec section 2, P29). */
export function PaymentMarks({ lang, methods: names }: { lang: Lang; methods: readonly string[] }) {
  const methods = paymentNames(names, lang).map((name, index) => ({ name, path: DRAWINGS[names[index]!] }))
  return (
    <ul role="list" aria-label={shellCopy[lang].payments} className={styles.payments}>
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
