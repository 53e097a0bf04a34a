import { Field, fieldAria, fieldControl, type FieldTexts } from './field.tsx'
import styles from './form-field.module.css'
import { Select } from './select.tsx'

/** The definition of a form field; its label is in the texts of the form. */
export interface FormFieldSpec {
  name: string
  control: 'text' | 'email' | 'tel' | 'textarea' | 'select' | 'checkbox'
  required: boolean
  maxLength?: number
  autoComplete?: string
  /** Whether the field takes the whole width of the form. */
  isWide?: boolean
  /** The options of a select; the first one is the placeholder, with the value ''. */
  options?: readonly { value: string; label: string }[]
}

type FormFieldProps = Pick<FieldTexts, 'label' | 'hint' | 'error'> & {
  id: string
  field: FormFieldSpec
  value?: string | undefined
}

/** A labelled control; `value` and `error` come from a rejected form. */
export function FormField({ id, field, value = '', ...texts }: FormFieldProps) {
  const { name, control, required, maxLength, autoComplete, options = [] } = field
  const shared = { name, required, defaultValue: value }
  if (control === 'select')
    return (
      <Select id={id} {...texts} {...shared}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    )
  if (control === 'checkbox')
    return (
      <label htmlFor={id} className={styles.check}>
        <input
          id={id}
          type="checkbox"
          name={name}
          value="1"
          required={required}
          defaultChecked={value === '1'}
        />
        {texts.label}
      </label>
    )
  const attributes = { ...shared, ...fieldAria(id, texts), maxLength, className: fieldControl }
  return (
    <Field id={id} {...texts}>
      {control === 'textarea' ? (
        <textarea {...attributes} rows={5} />
      ) : (
        <input {...attributes} type={control} autoComplete={autoComplete} />
      )}
    </Field>
  )
}
