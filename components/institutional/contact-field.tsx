import { Field, fieldAria, fieldControl } from '#components/ui/field.tsx'
import { Select } from '#components/ui/select.tsx'
import { contactCopy } from '#lib/copy/contact.ts'
import { languageTag, type Lang } from '#lib/routes/lang.ts'
import { contactFieldId, type ContactFieldSpec } from '#lib/shop/contact-fields.ts'

interface ContactFieldProps {
  field: ContactFieldSpec
  lang: Lang
  value?: string | undefined
  error?: string | undefined
}

/** A field of the contact form; `value` and `error` come from a rejected form. */
export function ContactField({ field, lang, value = '', error }: ContactFieldProps) {
  const copy = contactCopy[lang]
  const { name, required } = field
  const label = name === 'telefone' && required ? copy.requiredPhone : copy.fields[name]
  const texts = { id: contactFieldId(name), label, error }
  if (field.control === 'select')
    return (
      <Select {...texts} name={name} required={required} defaultValue={value}>
        <option value="">{copy.subjectPlaceholder}</option>
        {field.options.map((option) => (
          <option key={option} value={option}>
            {copy.subjects[option]}
          </option>
        ))}
      </Select>
    )
  if (field.control === 'textarea') {
    const limit = new Intl.NumberFormat(languageTag(lang)).format(field.maxLength)
    const textsWithHint = { ...texts, hint: copy.messageHint(limit) }
    return (
      <Field {...textsWithHint}>
        <textarea
          {...fieldAria(texts.id, textsWithHint)}
          name={name}
          required={required}
          maxLength={field.maxLength}
          rows={7}
          defaultValue={value}
          className={fieldControl}
        />
      </Field>
    )
  }
  return (
    <Field {...texts}>
      <input
        {...fieldAria(texts.id, texts)}
        name={name}
        type={field.control}
        required={required}
        maxLength={field.maxLength}
        autoComplete={field.autoComplete}
        defaultValue={value}
        className={fieldControl}
      />
    </Field>
  )
}
