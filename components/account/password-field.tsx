import type { ComponentProps } from 'react'
import type { Lang } from '#lib/routes/lang.ts'
import { passwordCopy } from '#lib/copy/password.ts'
import { ShowPassword } from './show-password.tsx'
import styles from './account.module.css'
import { TextField } from './text-field.tsx'

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'name' | 'type' | 'required'> & {
  lang: Lang
}

/** The field for a password, with a button that shows what was typed. */
export function PasswordField({ lang, ...field }: PasswordFieldProps) {
  const { show, hide } = passwordCopy[lang]
  return (
    <div className={styles.password}>
      <TextField {...field} name="senha" type="password" required />
      <ShowPassword fieldId={field.id} labels={{ show, hide }} />
    </div>
  )
}
