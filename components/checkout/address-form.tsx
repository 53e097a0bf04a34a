import type { ReactNode } from 'react'
import { Button } from '#components/ui/button.tsx'
import { checkoutCopy } from '#lib/copy/checkout.ts'
import { paths } from '#lib/routes/paths.ts'
import { ADDRESS_FIELDS, type AddressField } from '#lib/shop/checkout.ts'
import { CheckoutField } from './checkout-field.tsx'
import styles from './checkout-form.module.css'
import { GiftFields } from './gift-fields.tsx'
import { SectionForm, sectionErrors, type SectionState } from './section-form.tsx'

type AddressFormProps = SectionState & {
  address: Partial<Record<AddressField, string>>
  /** The path of the form's target, without language. */
  action?: string
  /** The fields, in their order. */
  names?: readonly AddressField[]
  /** The text of the button. */
  submit?: string
  /** Whether an empty CEP is that of the last shipping quote. */
  usesQuotedCep?: boolean
  /** Hidden fields. */
  children?: ReactNode
}

/** The form about an address: the CEP first, which fills city and state; without JavaScript its button does that. */
export function AddressForm({
  address,
  action = paths.checkoutAddress(),
  names = ADDRESS_FIELDS,
  submit,
  usesQuotedCep = false,
  children,
  ...state
}: AddressFormProps) {
  const { lang, rejected } = state
  const copy = checkoutCopy[lang]
  const errors = sectionErrors(state)
  const value = (name: AddressField) => rejected?.fields[name] ?? address[name] ?? ''
  const field = (name: AddressField) => {
    if (name === 'recado') return null
    if (name === 'presente')
      return (
        <GiftFields
          key={name}
          lang={lang}
          isGift={value(name) !== ''}
          message={value('recado')}
          error={errors['recado']}
        />
      )
    return <CheckoutField key={name} name={name} lang={lang} value={value(name)} error={errors[name]} />
  }
  return (
    <SectionForm section="entrega" action={action} submit={submit} usesQuotedCep={usesQuotedCep} {...state}>
      {children}
      <div className={styles.find}>
        {field('cep')}
        <Button type="submit" name="acao" value="cep" variant="secondary" formNoValidate>
          {copy.findAddress}
        </Button>
      </div>
      <a href={CEP_SEARCH} target="_blank" rel="noopener external" className={styles.note}>
        {copy.unknownCep}
      </a>
      <p role="status" className={styles.found} data-checkout="found">
        {rejected?.message === 'encontrado' ? copy.found(placeOf(rejected.fields)) : null}
      </p>
      {names.filter((name) => name !== 'cep').map(field)}
    </SectionForm>
  )
}

// The post's own search by street, in a new tab: what was typed stays.
const CEP_SEARCH = 'https://buscacepinter.correios.com.br/app/endereco/index.php'

function placeOf({ cidade = '', uf = '' }: Record<string, string>): string {
  return [cidade, uf].filter(Boolean).join(', ')
}
