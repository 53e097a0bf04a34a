import type { ReactNode } from 'react'
import { Button } from '#components/ui/button.tsx'
import { checkoutCopy } from '#lib/copy/checkout.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { localePath, paths } from '#lib/routes/paths.ts'
import type { AddressField } from '#lib/shop/checkout.ts'
import type { AddressState } from './address-fold.ts'
import { AddressPlace } from './address-place.tsx'
import { CheckoutField, type TypedField } from './checkout-field.tsx'
import styles from './checkout-form.module.css'
import { DeliveryNote } from './delivery-note.tsx'
import { GiftFields } from './gift-fields.tsx'
import { SectionForm, sectionErrors, type SectionState } from './section-form.tsx'

type AddressFormProps = SectionState & {
  address: Partial<Record<AddressField, string>>
  /** The path of the form's target, without language. */
  action?: string
  /** The text of the button. */
  submit?: string
  /** Whether an empty CEP field gets the CEP of the last shipping quote. */
  usesQuotedCep?: boolean
  /** Whether the form has the fields that belong to one order: gift and delivery note. */
  isForOrder?: boolean
  /** Whether a link leads to an empty form for another address. */
  hasOtherAddress?: boolean
  /** Hidden fields. */
  children?: ReactNode
}

/**
 * The address form begins with the CEP. Where scripts run, the other fields are shown once the CEP is known, and its city and state
 * are one line that the buyer can open (address-fold.ts); without scripts all fields are shown, and a button fills in city and state.
 */
export function AddressForm({
  address,
  action = pagePaths.checkoutAddress(),
  submit,
  usesQuotedCep = false,
  isForOrder = true,
  hasOtherAddress = false,
  children,
  ...state
}: AddressFormProps) {
  const { lang, rejected } = state
  const copy = checkoutCopy[lang]
  const errors = sectionErrors(state)
  const value = (name: AddressField) => rejected?.fields[name] ?? address[name] ?? ''
  const field = (name: TypedField & AddressField) => (
    <CheckoutField name={name} lang={lang} value={value(name)} error={errors[name]} />
  )
  const place = errors.cidade || errors.uf ? '' : placeOf(value('cidade'), value('uf'))
  const found = place && !value('logradouro') ? copy.foundPlace : copy.found
  const isEmpty = !rejected && FIRST_FIELDS.every((name) => value(name) === '')
  const shown: AddressState = place ? 'place' : isEmpty ? 'cep' : 'all'
  return (
    <SectionForm section="entrega" action={action} submit={submit} usesQuotedCep={usesQuotedCep} {...state}>
      {children}
      {hasOtherAddress && !rejected ? (
        // A plain link: the router would keep what the fields of the form have.
        <a href={localePath(lang, OTHER_ADDRESS)} className={styles.note}>
          {copy.otherAddress}
        </a>
      ) : null}
      <div className={styles.fields} data-address={shown}>
        <div className={styles.find} data-cep>
          {field('cep')}
          <Button type="submit" name="acao" value="cep" variant="secondary" formNoValidate>
            {copy.findAddress}
          </Button>
        </div>
        <a href={CEP_SEARCH} target="_blank" rel="noopener external" className={styles.note}>
          {copy.unknownCep}
        </a>
        <p role="status" className={styles.found} data-checkout="found">
          {rejected?.message === 'encontrado' ? found(place) : null}
        </p>
        <div className={styles.known}>
          <AddressPlace place={place} lang={lang}>
            {field('cidade')}
            {field('uf')}
          </AddressPlace>
          {field('logradouro')}
          {field('numero')}
          {field('complemento')}
          {field('bairro')}
          {isForOrder ? (
            <>
              <GiftFields
                lang={lang}
                isGift={value('presente') !== ''}
                recipient={field('destinatario')}
                message={value('recado')}
                error={errors['recado']}
              />
              <DeliveryNote lang={lang} isOpen={value('observacao') !== '' || 'observacao' in errors}>
                {field('observacao')}
              </DeliveryNote>
            </>
          ) : null}
        </div>
      </div>
    </SectionForm>
  )
}

// The post's own search by street, in a new tab: what was typed stays.
const CEP_SEARCH = 'https://buscacepinter.correios.com.br/app/endereco/index.php'

const OTHER_ADDRESS = `${paths.checkoutPayment()}?passo=entrega&novo=1#passo-entrega`

const FIRST_FIELDS = ['logradouro', 'numero', 'complemento', 'bairro', 'cidade', 'uf'] as const

const placeOf = (city: string, state: string) => (city && state ? `${city}, ${state}` : '')
