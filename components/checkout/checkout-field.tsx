import { Field, fieldAria, fieldControl } from '#components/ui/field.tsx'
import { Select } from '#components/ui/select.tsx'
import { MAX_NOTE, STATES } from '#lib/contract/checkout.ts'
import { checkoutCopy } from '#lib/copy/checkout.ts'
import type { Lang } from '#lib/routes/lang.ts'
import type { AddressField, BuyerField } from '#lib/shop/checkout.ts'
import { mask } from '#lib/shop/masks.ts'
import { fieldId, INPUTS } from './checkout-fields.ts'
import styles from './checkout-form.module.css'

/** A field with one control of its own. */
export type TypedField = BuyerField | Exclude<AddressField, 'presente' | 'recado'>

type CheckoutFieldProps = {
  name: TypedField
  lang: Lang
  value: string
  error: string | undefined
}

/** A labelled control of the checkout; value and error come from the draft or from a rejected form. */
export function CheckoutField({ name, lang, value, error }: CheckoutFieldProps) {
  const copy = checkoutCopy[lang]
  const id = fieldId(name)
  const texts = {
    label: copy.fields[name],
    // The summary of the note's details element already has this text (delivery-note.tsx).
    labelHidden: name === 'observacao',
    hint: copy.hints[name],
    error,
  }
  if (name === 'uf')
    return (
      <Select
        id={id}
        {...texts}
        name={name}
        required
        autoComplete="address-level1"
        defaultValue={value}
        className={styles[name]}
      >
        <option value="">{copy.choose}</option>
        {STATES.map((state) => (
          <option key={state}>{state}</option>
        ))}
      </Select>
    )
  const shared = { ...fieldAria(id, texts), name, defaultValue: shown(name, value), className: fieldControl }
  return (
    <Field id={id} {...texts} className={styles[name]}>
      {name === 'observacao' ? (
        <textarea {...shared} rows={2} maxLength={MAX_NOTE} autoComplete="off" />
      ) : (
        <input type="text" {...shared} {...INPUTS[name]} />
      )}
    </Field>
  )
}

// The store keeps digits only.
function shown(name: TypedField, value: string): string {
  if (name === 'cpf') return mask('cpf', value)
  if (name === 'cep') return mask('postalCode', value)
  return name === 'celular' ? mask('phone', value) : value
}
