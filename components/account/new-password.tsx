import { Button, buttonClass } from '#components/ui/button.tsx'
import { Link } from '#components/ui/link.tsx'
import { RejectedNote } from '#components/ui/rejected-note.tsx'
import { MIN_PASSWORD } from '#lib/contract/user.ts'
import { passwordCopy } from '#lib/copy/password.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { localePath, paths } from '#lib/routes/paths.ts'
import { errorMessagesOf } from '#lib/shop/field-errors.ts'
import { textOfCode } from '#lib/text/text-of-code.ts'
import styles from './account.module.css'
import { PasswordField } from './password-field.tsx'

type NewPasswordProps = {
  lang: Lang
  /** The token of the link; '' without one. */
  token: string
  /** The code in the page's query for the reason of a rejection. */
  reason: string
  problems: Record<string, string> | undefined
}

/** The form for a new password, which the link in the shop's e-mail opens; a plain post. */
export function NewPassword({ lang, token, reason, problems = {} }: NewPasswordProps) {
  const copy = passwordCopy[lang]
  const errors = errorMessagesOf(problems, copy.errors)
  const again = `${localePath(lang, paths.access())}#recuperar`
  const sentences: Record<string, string> = {
    campos: copy.check,
    espera: copy.wait,
    indisponivel: copy.unavailable,
  }
  const sentence = textOfCode(sentences, reason)
  const links = errors.senha ? [{ href: '#nova-senha', label: errors.senha }] : []
  if (token === '' || reason === 'link')
    return (
      <section className={styles.page}>
        <h1>{copy.title}</h1>
        <RejectedNote text={copy.noLink} />
        <p>
          <Link href={again} className={buttonClass({ variant: 'secondary' })}>
            {copy.askAgain}
          </Link>
        </p>
      </section>
    )
  return (
    <section className={styles.page}>
      <h1>{copy.title}</h1>
      <p>{copy.intro}</p>
      {sentence ? <RejectedNote text={sentence} links={links} /> : null}
      <form
        method="post"
        action={localePath(lang, pagePaths.newPasswordSave())}
        noValidate
        className={styles.card}
        aria-label={copy.title}
      >
        <input type="hidden" name="token" value={token} />
        <PasswordField
          id="nova-senha"
          lang={lang}
          label={copy.newPassword}
          autoComplete="new-password"
          minLength={MIN_PASSWORD}
          error={errors.senha}
        />
        <Button type="submit">{copy.save}</Button>
      </form>
    </section>
  )
}
