import { Button } from '#components/ui/button.tsx'
import { Field, fieldAria, fieldControl } from '#components/ui/field.tsx'
import { Link } from '#components/ui/link.tsx'
import { MessageBox } from '#components/ui/message-box.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { choiceCopy } from '#lib/copy/choice.ts'
import { shippingCopy } from '#lib/copy/shipping.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { shippingTerms } from '#lib/pricing/shipping-terms.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { localePath } from '#lib/routes/paths.ts'
import type { ShopSettings } from '#lib/shop/settings.ts'
import { postalCodeDigits, type ShippingPage } from '#lib/shop/shipping.ts'

import { QuotedPlace } from './quoted-place.tsx'
import { RememberPostalCode } from './remember-postal-code.tsx'
import { ShippingOptions } from './shipping-options.tsx'
import { POSTAL_CODE_SEARCH } from './shipping-estimate.tsx'
import styles from './shipping-view.module.css'
import { VariationSelect } from './variation-select.tsx'

type ShippingViewProps = {
  page: ShippingPage
  /** The path of the page with the products of the shop. */
  browsePath: string
  lang: Lang
  settings: Pick<ShopSettings, 'conversion' | 'fixedShipping' | 'freeShippingFrom'>
}

/** The shipping quote as a page, for browsers without JavaScript (contract 4.19); the fields keep their values. */
export function ShippingView({ page, browsePath, lang, settings }: ShippingViewProps) {
  const copy = shippingCopy[lang]
  const rule = shippingTerms(lang, settings, copy.rule)
  const { item, problem } = page
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{copy.title}</h1>
      {item ? (
        <div className={styles.item}>
          <div className={styles.picture}>
            <Picture src={item.picture} alt="" width={160} height={160} sizes="96px" widths={[160, 320]} />
          </div>
          <div>
            <p className={styles.name}>{item.name}</p>
            <Link href={localePath(lang, item.path)}>{copy.back}</Link>
          </div>
        </div>
      ) : null}
      {problem === 'item' ? (
        <MessageBox kind="aviso">{copy.unknownProduct}</MessageBox>
      ) : (
        <Form page={page} lang={lang} />
      )}
      {problem === 'failed' ? <MessageBox kind="erro">{copy.failed}</MessageBox> : null}
      {page.quote ? (
        <section aria-labelledby="opcoes" className={styles.quote}>
          <h2 id="opcoes" className={styles.heading}>
            <QuotedPlace postalCode={page.typed.postalCode} place={page.quote.place} lang={lang} />
            <span className={styles.units}>{copy.forUnits(Number(page.typed.quantity))}</span>
          </h2>
          <ShippingOptions quote={page.quote} lang={lang} conversion={settings.conversion} />
          <RememberPostalCode postalCode={postalCodeDigits(page.typed.postalCode) ?? ''} />
        </section>
      ) : null}
      {rule ? <p className={styles.conditions}>{rule}</p> : null}
      {item ? null : <Link href={localePath(lang, browsePath)}>{copy.allProducts}</Link>}
    </div>
  )
}

function Form({ page, lang }: Pick<ShippingViewProps, 'page' | 'lang'>) {
  const copy = shippingCopy[lang]
  const { typed, itemId, kind, path, choice, attributeId, problem } = page
  const code = {
    label: copy.postalCode,
    error: problem === 'postalCode' ? copy.invalid : problem === 'unknownCode' ? copy.notFound : undefined,
  }
  const quantity = {
    label: copy.quantity,
    error: problem === 'quantity' ? copy.invalidQuantity : undefined,
  }
  return (
    <form action={localePath(lang, pagePaths.shipping())} className={styles.form}>
      <input type="hidden" name="produto" value={itemId} />
      <input type="hidden" name="tipo" value={kind} />
      {path ? <input type="hidden" name="pagina" value={path} /> : null}
      {choice ? (
        <VariationSelect
          id="variacao"
          label={choice.name || choiceCopy[lang].option}
          values={choice.values}
          chosen={attributeId}
          empty={copy.chooseOption}
          error={problem === 'variation' ? copy.unchosen(choice.name || choiceCopy[lang].option) : undefined}
          className={styles.variation}
        />
      ) : null}
      <Field id="cep" {...code}>
        <input
          {...fieldAria('cep', code)}
          name="cep"
          inputMode="numeric"
          autoComplete="postal-code"
          placeholder={copy.example}
          defaultValue={typed.postalCode}
          className={fieldControl}
        />
      </Field>
      <Field id="quantidade" {...quantity}>
        <input
          {...fieldAria('quantidade', quantity)}
          name="quantidade"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={typed.quantity}
          className={fieldControl}
        />
      </Field>
      <Button type="submit" className={styles.submit}>
        {problem === 'failed' ? copy.retry : copy.ask}
      </Button>
      <a href={POSTAL_CODE_SEARCH} rel="noopener external" className={styles.unknownCode}>
        {copy.unknownCode}
      </a>
    </form>
  )
}
