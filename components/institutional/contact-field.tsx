import { Field, fieldAria, fieldControl } from '#components/ui/field.tsx'
import { Select } from '#components/ui/select.tsx'
import { contactCopy } from '#lib/copy/contact.ts'
import { languageTag, type Lang } from '#lib/routes/lang.ts'
import { contactErrorId, contactFieldId, type ContactField as Spec } from '#lib/shop/contact-fields.ts'
import styles from './contact-form.module.css'

/** A field of the contact form with the place where its problem is told. */
export function ContactField({ field, lang }: { field: Spec; lang: Lang }) {
  return (
    <div className={styles[field.name]}>
      <Control field={field} lang={lang} />
      <p id={contactErrorId(field.name)} className={styles.error} />
    </div>
  )
}

function Control({ field, lang }: { field: Spec; lang: Lang }) {
  const copy = contactCopy[lang]
  const { name, required } = field
  const texts = { id: contactFieldId(name), label: copy.fields[name] }
  if (field.control === 'select')
    return (
      <Select {...texts} name={name} required={required} defaultValue="">
        <option value="">{copy.subject}</option>
        {field.options.map((option) => (
          <option key={option} value={option}>
            {copy.subjects[option]}
          </option>
        ))}
      </Select>
    )
  if (field.control === 'textarea') {
    const most = new Intl.NumberFormat(languageTag(lang)).format(field.maxLength)
    const hinted = { ...texts, hint: copy.messageHint(most) }
    return (
      <Field {...hinted}>
        <textarea
          {...fieldAria(texts.id, hinted)}
          name={name}
          required={required}
          maxLength={field.maxLength}
          rows={7}
          className={fieldControl}
        />
      </Field>
    )
  }
  return (
    <Field {...texts}>
      <input
        id={texts.id}
        name={name}
        type={field.control}
        required={required}
        maxLength={field.maxLength}
        autoComplete={field.autoComplete}
        className={fieldControl}
      />
    </Field>
  )
}
