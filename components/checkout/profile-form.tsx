import { Button } from '#components/ui/button.tsx'
import { Field, fieldAria, fieldControl } from '#components/ui/field.tsx'
import { RejectedNote } from '#components/ui/rejected-note.tsx'
import { MAX_NAME } from '#lib/contract/person.ts'
import { profileCopy } from '#lib/copy/profile.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { localePath } from '#lib/routes/paths.ts'
import { errorMessagesOf } from '#lib/shop/field-errors.ts'
import { mask } from '#lib/shop/masks.ts'
import type { Profile } from '#lib/shop/profile.ts'
import type { RejectedForm } from '#lib/shop/rejected-form.ts'
import sheet from './sheet.module.css'

type ProfileFormProps = { lang: Lang; profile: Profile; rejected: RejectedForm | undefined }

/** The form with name and phone number of an account. */
export function ProfileForm({ lang, profile, rejected }: ProfileFormProps) {
  const copy = profileCopy[lang]
  const errors = errorMessagesOf(rejected?.problems ?? {}, copy.errors)
  const nameTexts = { label: copy.name, error: errors.nome }
  const mobileTexts = { label: copy.mobile, error: errors.celular }
  return (
    <form
      id="dados"
      method="post"
      action={localePath(lang, pagePaths.profileSave())}
      noValidate
      className={sheet.card}
      aria-labelledby="titulo-dados"
    >
      <h2 id="titulo-dados">{copy.account}</h2>
      {rejected && !rejected.problems ? <RejectedNote text={copy.notices['falhou'] ?? ''} /> : null}
      <p>{copy.email(profile.email)}</p>
      <Field id="perfil-nome" {...nameTexts}>
        <input
          {...fieldAria('perfil-nome', nameTexts)}
          name="nome"
          autoComplete="name"
          maxLength={MAX_NAME}
          required
          defaultValue={rejected?.fields['nome'] ?? profile.name}
          className={fieldControl}
        />
      </Field>
      <Field id="perfil-celular" {...mobileTexts}>
        <input
          {...fieldAria('perfil-celular', mobileTexts)}
          name="celular"
          type="tel"
          autoComplete="tel-national"
          maxLength={20}
          defaultValue={rejected?.fields['celular'] ?? mask('phone', profile.mobile)}
          className={fieldControl}
        />
      </Field>
      <div>
        <Button type="submit">{copy.save}</Button>
      </div>
    </form>
  )
}
