import { Button } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { passwordCopy, type RecoverySender } from '#lib/copy/password.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { localePath } from '#lib/routes/paths.ts'
import styles from './account.module.css'
import { TextField } from './text-field.tsx'

type RecoveryFormProps = {
  lang: Lang
  sender: RecoverySender
  /** The e-mail of a rejected request; `undefined` without a rejection. */
  typed: string | undefined
  error: string | undefined
}

/** The form that requests a password reset; a rejected request opens it again. */
export function RecoveryForm({ lang, sender, typed, error }: RecoveryFormProps) {
  const copy = passwordCopy[lang]
  return (
    <details id="recuperar" className={styles.recovery} open={typed !== undefined}>
      <summary>
        {copy.forgotten} <Icon name="chevron" size="small" />
      </summary>
      <form method="post" action={localePath(lang, pagePaths.recover())} noValidate className={styles.card}>
        <p className={styles.forgotten}>{copy.intros[sender]}</p>
        <TextField
          id="recuperar-usuario"
          name="usuario"
          type="email"
          label={copy.email}
          autoComplete="username"
          defaultValue={typed}
          error={error}
          maxLength={254}
          required
        />
        <Button type="submit" variant="secondary">
          {copy.ask}
        </Button>
      </form>
    </details>
  )
}
