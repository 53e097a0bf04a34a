import { MessageBox } from '#components/ui/message-box.tsx'
import { checkoutCopy } from '#lib/copy/checkout.ts'
import { dayInWords } from '#lib/content/day-in-words.ts'
import { priceFormatter } from '#lib/pricing/price-formatter.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import type { DeliveryChoice } from '#lib/shop/checkout.ts'
import styles from './checkout-form.module.css'
import { fieldId } from './checkout-fields.ts'
import { SectionForm, sectionErrors, type SectionState } from './section-form.tsx'

type DeliveryFormProps = SectionState & { options: readonly DeliveryChoice[]; chosen: string }

/** The delivery options with price and day; the first one is chosen until the shopper chooses another. */
export function DeliveryForm({ options, chosen, ...state }: DeliveryFormProps) {
  const { lang } = state
  const copy = checkoutCopy[lang]
  const price = priceFormatter(lang)
  const { opcao: error } = sectionErrors(state)
  if (options.length === 0) return <MessageBox kind="aviso">{copy.nowhere}</MessageBox>
  const selected = options.some(({ id }) => id === chosen) ? chosen : options[0]?.id
  return (
    <SectionForm section="opcao" action={pagePaths.checkoutDelivery()} {...state}>
      <fieldset aria-describedby={error ? `${fieldId('opcao')}-error` : undefined}>
        <legend className="visually-hidden">{copy.delivery}</legend>
        <div className={styles.choices}>
          {options.map(({ id, label, price: cents, until }, index) => (
            <label key={id} className={styles.framed}>
              <input
                type="radio"
                name="opcao"
                value={id}
                id={index === 0 ? fieldId('opcao') : undefined}
                defaultChecked={id === selected}
                required
              />
              <span>{label}</span>
              <strong className={cents === 0 ? styles.free : undefined}>
                {cents === 0 ? copy.free : price(cents)}
              </strong>
              {until ? <span className={styles.more}>{copy.arrives(dayInWords(until, lang))}</span> : null}
            </label>
          ))}
        </div>
        {error ? (
          <p id={`${fieldId('opcao')}-error`} className={styles.error}>
            {error}
          </p>
        ) : null}
      </fieldset>
    </SectionForm>
  )
}
