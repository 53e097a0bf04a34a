import type { ComponentProps } from 'react'

import { classNames } from './class-names.ts'
import { Field, fieldAria, fieldControl } from './field.tsx'
import type { FieldTexts } from './field.tsx'
import { Icon } from './icon.tsx'
import styles from './select.module.css'

type SelectProps = Omit<ComponentProps<'select'>, 'id'> & FieldTexts & { id: string }

/** A native select in the style of the shop; the options are its children. */
export function Select({ id, label, labelHidden, hint, error, className, children, ...rest }: SelectProps) {
  const texts = { label, labelHidden, hint, error }
  return (
    <Field id={id} {...texts} className={className}>
      <div className={styles.frame}>
        <select {...rest} {...fieldAria(id, texts)} className={classNames(fieldControl, styles.select)}>
          {children}
        </select>
        <Icon name="chevron" className={styles.chevron} />
      </div>
    </Field>
  )
}
