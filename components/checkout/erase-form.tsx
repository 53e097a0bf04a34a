import { Button } from '#components/ui/button.tsx'
import { Field, fieldAria, fieldControl } from '#components/ui/field.tsx'
import { Link } from '#components/ui/link.tsx'
import { LoginMarker } from '#components/ui/login-marker.tsx'
import { profileCopy } from '#lib/copy/profile.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { localePath } from '#lib/routes/paths.ts'
import { hasBrandTexts } from '#lib/routes/brand-texts.ts'
import { errorMessagesOf } from '#lib/shop/field-errors.ts'
import type { RejectedForm } from '#lib/shop/rejected-form.ts'
import styles from './profile.module.css'

type EraseFormProps = {
  lang: Lang
  rejected: RejectedForm | undefined
  /** The local storage key that is set while a visitor is signed in (P21). */
  markerKey: string
}

/** The form that deletes the account (LGPD, art. 18, VI); collapsed at first, and confirmed by the password. */
export function EraseForm({ lang, rejected, markerKey }: EraseFormProps) {
  const copy = profileCopy[lang]
  const { senha } = errorMessagesOf(rejected?.problems ?? {}, copy.errors)
  const texts = { label: copy.password, error: senha }
  return (
    <details id="apagar" className={styles.erase} open={rejected !== undefined}>
      <summary>{copy.erase}</summary>
      <form
        method="post"
        action={localePath(lang, pagePaths.profileErase())}
        noValidate
        className={styles.form}
      >
        <LoginMarker storageKey={markerKey} />
        <p>{copy.eraseIntro}</p>
        <p>{copy.eraseOpen}</p>
        <p>
          {copy.eraseOther}{' '}
          {hasBrandTexts() ? <Link href={localePath(lang, pagePaths.service())}>{copy.service}</Link> : null}
        </p>
        <Field id="perfil-senha" {...texts}>
          <input
            {...fieldAria('perfil-senha', texts)}
            name="senha"
            type="password"
            autoComplete="current-password"
            required
            className={fieldControl}
          />
        </Field>
        <div>
          <Button type="submit" variant="secondary">
            {copy.eraseNow}
          </Button>
        </div>
      </form>
    </details>
  )
}
