import { buttonClass } from '#components/ui/button.tsx'
import { classNames } from '#components/ui/class-names.ts'
import { fieldControl } from '#components/ui/field.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { Link } from '#components/ui/link.tsx'
import { paymentNames } from '#lib/content/payment-names.ts'
import { choiceCopy } from '#lib/copy/choice.ts'
import { secureCopy } from '#lib/copy/shell.ts'
import { shippingCopy } from '#lib/copy/shipping.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { shippingTerms } from '#lib/pricing/shipping-terms.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { localePath } from '#lib/routes/paths.ts'
import type { BuyOption } from '#lib/shop/product.ts'
import type { ShopSettings } from '#lib/shop/settings.ts'

import { ShippingForm } from './shipping-form.tsx'
import { VariationSelect } from './variation-select.tsx'
import styles from './shipping-estimate.module.css'

type ShippingEstimateProps = {
  option: Pick<BuyOption, 'itemId' | 'kind' | 'choice'>
  /** The path of the product's page, without language; the quote page shows its name and choice. */
  path?: string | undefined
  lang: Lang
  settings: Pick<ShopSettings, 'conversion' | 'fixedShipping' | 'freeShippingFrom'>
  /** The days in which a purchase can be returned; undefined when the brand states none (P29). */
  returnDays?: number | undefined
  /** The payment methods of the checkout (P29). */
  payments?: readonly string[] | undefined
}

/** The address of the CEP search of the Brazilian post. */
export const POSTAL_CODE_SEARCH = 'https://buscacepinter.correios.com.br/'

/**
 * What a shopper asks before the press of the button: delivery, returns and payment, with a form for delivery price and time by CEP
 * (contract 4.19), which without JavaScript leads to a page with the quote.
 */
export function ShippingEstimate({
  option,
  path,
  lang,
  settings,
  returnDays,
  payments = [],
}: ShippingEstimateProps) {
  const copy = shippingCopy[lang]
  const terms = [shippingTerms(lang, settings, copy.rule), copy.onlyHere].filter(Boolean).join(' ')
  const { choice } = option
  const choiceName = choice && (choice.name || choiceCopy[lang].option)
  return (
    <div className={styles.quote}>
      {terms ? (
        <p className={styles.rule}>
          <Icon name="truck" className={styles.truck} />
          {terms}
        </p>
      ) : null}
      {returnDays === undefined ? null : (
        <p className={styles.rule}>
          <Icon name="check" className={styles.truck} />
          <Link href={localePath(lang, pagePaths.returns())}>{secureCopy[lang].returns(returnDays)}</Link>
        </p>
      )}
      {payments.length > 0 ? (
        <p className={styles.rule}>
          <Icon name="lock" className={styles.truck} />
          {paymentNames(payments, lang).join(' · ')}
        </p>
      ) : null}
      <ShippingForm
        action={localePath(lang, pagePaths.shipping())}
        lang={lang}
        conversion={settings.conversion}
        className={styles.form}
        choiceName={choiceName}
      >
        <label htmlFor="cep" className={styles.label}>
          {copy.postalCode}
        </label>
        <div className={styles.fields}>
          <input
            id="cep"
            name="cep"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={9}
            placeholder={copy.example}
            className={classNames(fieldControl, styles.code)}
          />
          <input type="hidden" name="produto" value={option.itemId} />
          <input type="hidden" name="tipo" value={option.kind} />
          <input type="hidden" name="quantidade" value="1" />
          {path && option.kind === 'produto' ? <input type="hidden" name="pagina" value={path} /> : null}
          <button className={buttonClass({ variant: 'secondary' }, styles.ask)}>{copy.ask}</button>
        </div>
        {choice && choiceName ? (
          // With JavaScript the quote is for the variation chosen in the buy box.
          <noscript>
            <VariationSelect
              id="variacao"
              label={choiceName}
              values={choice.values}
              empty={copy.chooseOption}
            />
          </noscript>
        ) : null}
        <a href={POSTAL_CODE_SEARCH} rel="noopener external" className={styles.unknown}>
          {copy.unknownCode}
        </a>
      </ShippingForm>
    </div>
  )
}
